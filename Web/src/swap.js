// Other content in place of the children: at once, from the start, or at the seam behind what is there.

const REPLACING = 2; // a report's `coming`: in place of what was to come and of which nothing was seen

export class Swap {
  constructor(stage) {
    this.stage = stage;
  }

  replaceItems(items) {
    const { stage } = this;
    const nodes = this.#nodesOf(items);
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

  // Returns the nodes and texts among what is given, and in lists of them; tells what else there is.
  #nodesOf(items) {
    return items.flatMap((item) => {
      if (item?.nodeType || !["object", "function", "undefined"].includes(typeof item)) return [item];
      if (item?.[Symbol.iterator]) return this.#nodesOf([...item]);
      const { localName } = this.stage.host;
      console.warn(`<${localName}>.replaceItems() takes nodes and texts; it passes over`, item);
      return [];
    });
  }

  // Lets go of what has passed on.
  account({ departures }) {
    const { measuring, views } = this.stage;
    if (!measuring.coming) views.keepDepartures(departures);
  }
}
