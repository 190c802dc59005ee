// Other content in place of the children: at once, from the start, or at the seam behind what is there.

const REPLACING = 2; // a report's `coming`: in place of what was to come and of which nothing was seen

export class Swap {
  constructor(stage) {
    this.stage = stage;
  }

  replaceItems(nodes) {
    const { stage } = this;
    const { swap } = stage.values ?? {};
    const coming = swap === "at-seam" && stage.look().coming;
    if (coming) {
      stage.views.depart(coming === REPLACING);
      stage.host.prepend(...nodes);
      stage.measuring.coming = coming;
    } else stage.host.replaceChildren(...nodes);
    if (!stage.engine) return;
    const startsOver = swap === "starts-over";
    // At once other children stand for those before them, one for one.
    stage.change([], !coming && !startsOver);
    if (startsOver) stage.command("reset");
  }

  // Lets go of what has passed on.
  account({ departures }) {
    const { measuring, views } = this.stage;
    if (!measuring.coming) views.keepDepartures(departures);
  }
}
