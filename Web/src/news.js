// Tells the page what happened.

const CAUSES = ["drive", "person", "caller", "data"];
// What the engine has to wake for, by the events that tell of it.
export const LISTENING = { "rondo-change": 1, "rondo-turn": 2, "rondo-show": 4, "rondo-hide": 4 };

export class News {
  constructor(stage) {
    this.stage = stage;
  }

  tell(type, detail) {
    this.stage.host.dispatchEvent(
      new CustomEvent("rondo-" + type, { bubbles: true, composed: true, detail }),
    );
  }

  // Tells what a report says that the one before it did not.
  tellOf(before, report) {
    const { host, views, furniture } = this.stage;
    const { after, index, running, turns } = report;
    if (after !== report.before) {
      furniture.say(host, views, after, running);
      this.tell("change", { index: after, cause: CAUSES[report.cause] });
    }
    if (before.dragging && !report.dragging && report.target >= 0) {
      this.tell("will-settle", { index: report.target });
    }
    if (report.settled) this.tell("settle", { index });
    if (turns) this.tell("turn", { turns });
    if (report.finished) this.tell("finish");
    if (running !== before.running) this.tell("toggle", { running: !!running });
  }

  // Tells which items came into sight and which went out of it.
  account(isThere) {
    const [count, ...numbers] = this.stage.engine.read("impressions", isThere ? 1 : 0);
    for (const index of numbers.splice(0, count)) this.tell("show", { index });
    for (let at = 0; at < numbers.length; at += 3) {
      const [index, duration, fraction] = numbers.slice(at, at + 3);
      this.tell("hide", { index, duration, fraction });
    }
  }
}
