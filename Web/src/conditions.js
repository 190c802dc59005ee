// Reports what holds the drive without a touch (pointer over it, focus in it, nobody sees it), and
// another scale of the screen.

const HOVER = 2, FOCUS = 4, HIDDEN = 8, REDUCED_MOTION = 32;

export function listenToConditions(stage, signal) {
  const { host } = stage;
  const document = host.ownerDocument;
  const view = document.defaultView;
  const on = (target, type, run) => target.addEventListener(type, run, { signal });
  const hold = (reason, holds) => stage.command(holds ? "hold" : "unhold", reason);

  on(host, "pointerenter", ({ pointerType }) => pointerType !== "touch" && hold(HOVER, true));
  on(host, "pointerleave", () => hold(HOVER, false));

  on(host, "focusin", (event) => {
    const [target] = event.composedPath();
    if (target.matches(":focus-visible")) hold(FOCUS, true);
    // What has the focus is shown, as scrolling would.
    const index = stage.views.indexOf(event);
    const { views, face } = stage;
    if (index >= 0 && index < views.count && !face.isInSight(index)) stage.select(index, true);
  });
  on(host, "focusout", () => {
    hold(FOCUS, false);
    queueMicrotask(() => stage.reveal());
  });

  let isOut = false;
  const see = () => hold(HIDDEN, isOut || document.hidden);
  const sight = new view.IntersectionObserver((entries) => {
    isOut = !entries.at(-1).isIntersecting;
    see();
  });
  sight.observe(host);
  signal.addEventListener("abort", () => sight.disconnect());
  on(document, "visibilitychange", see);
  see();

  const motion = view.matchMedia("(prefers-reduced-motion: reduce)");
  const reduce = () => hold(REDUCED_MOTION, motion.matches);
  on(motion, "change", reduce);
  reduce();

  // Zoom, or another screen: how much slots overlap is one pixel of it.
  const watchScale = () =>
    view.matchMedia(`(resolution: ${view.devicePixelRatio}dppx)`).addEventListener("change", () => {
      stage.configure();
      watchScale();
    }, { once: true, signal });
  watchScale();
}
