// The elements that attributes name by an id: found at once or when they come, and missed in words.

export class Reference {
  #observer = new MutationObserver(() => {
    if (this.#found(this.#awaited)) this.arrive();
  });
  #awaited = null; // the id of what is not there
  #settled = null; // the id that was found or told of

  // `isMeant` tells whether an element will do; `arrive` runs when one came that was not there.
  constructor(host, attribute, isMeant, arrive) {
    Object.assign(this, { host, attribute, isMeant, arrive });
  }

  // Returns the element that is meant, else undefined; then waits for it.
  find(id) {
    this.stop();
    const found = this.#found(id);
    if (found) {
      this.#settled = id;
      return found;
    }
    this.#awaited = id;
    this.#observer.observe(this.host.getRootNode(), {
      subtree: true, childList: true, attributeFilter: ["id"],
    });
    if (this.#settled === id) return;
    this.#settled = id;
    // What a script still adds in this task, or the page while it loads, is not missing.
    const tellSoon = () => setTimeout(() => this.#tell(id));
    if (document.readyState === "complete") tellSoon();
    else addEventListener("load", tellSoon, { once: true });
  }

  stop() {
    this.#awaited = null;
    this.#observer.disconnect();
  }

  #found(id) {
    const found = this.host.getRootNode().getElementById?.(id.replace(/^#/, ""));
    if (found && this.isMeant(found)) return found;
  }

  #tell(id) {
    const { host, attribute } = this;
    if (this.#awaited !== id || !host.isConnected) return;
    console.warn(
      `<${host.localName}> finds nothing for ${attribute}="${id}"; it waits until it comes.`, host,
    );
  }
}
