import SwiftUI

/// A slider with its name and value.
struct LabeledSlider: View {
  var title: LocalizedStringKey
  @Binding var value: Double
  var range: ClosedRange<Double>

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        Text(title)
        Spacer()
        Text(verbatim: "\(Int(value.rounded()))").foregroundColor(.secondary)
      }
      Slider(value: $value, in: range)
        .accessibilityLabel(title)
    }
  }
}

/// All cases of an enumeration side by side, by their names.
struct ChoiceBar<Choice: RawRepresentable & CaseIterable & Hashable>: View
where Choice.RawValue == String, Choice.AllCases: RandomAccessCollection {
  var title: LocalizedStringKey
  @Binding var choice: Choice

  var body: some View {
    Picker(title, selection: $choice) {
      ForEach(Choice.allCases, id: \.self) { Text(verbatim: $0.rawValue) }
    }
    .pickerStyle(.segmented)
  }
}
