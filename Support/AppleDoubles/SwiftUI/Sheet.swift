struct SheetModifier<Sheet: View> {
  let isPresented: Binding<Bool>
  let onDismiss: (() -> Void)?
  let sheet: () -> Sheet
}

extension View {
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    Modified(
      self, SheetModifier(isPresented: isPresented, onDismiss: onDismiss, sheet: content))
  }
}
