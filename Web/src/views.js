// What of the host is an item, the wrapper that shows it, and the copies a short loop needs.
//
// A wrapper's slot is assigned once and kept: a node that changes its slot is drawn anew, loses the
// focus and restarts its CSS animations. The host's own children are never moved.

const COPY = "data-rondo-copy";
const UNCOPIED = "audio,video,canvas,iframe,object,embed";

// Returns an element of the shadow tree.
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const name in attributes) element.setAttribute(name, attributes[name]);
  element.append(...children);
  return element;
}

function isItem(node) {
  if (node.nodeType === Node.TEXT_NODE) return node.data.trim() !== "";
  return node.nodeType === Node.ELEMENT_NODE && !node.hasAttribute(COPY);
}

function canBeCopied(node) {
  if (node.nodeType === Node.TEXT_NODE) return true;
  return [node, ...node.querySelectorAll("*")].every(
    (each) => !each.localName.includes("-") && !each.matches(UNCOPIED),
  );
}

function copyOf(node) {
  const isText = node.nodeType === Node.TEXT_NODE;
  const copy = isText ? make("span", {}, node.data) : node.cloneNode(true);
  for (const each of [copy, ...copy.querySelectorAll("[id],[name]")]) {
    each.removeAttribute("id");
    each.removeAttribute("name");
  }
  copy.setAttribute(COPY, "");
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  return copy;
}

// One thing of the user's: its node, its copies, and a wrapper for each, its own first.
class Item {
  copies = [];
  own = 0; // which of its views shows its own node

  constructor(node) {
    this.node = node;
    this.wrappers = [wrapperOf(node)];
  }

  addCopy() {
    this.copies.push(copyOf(this.node));
    this.wrappers.push(wrapperOf(this.copies.at(-1)));
    return [this.copies.at(-1), this.wrappers.at(-1)];
  }

  removeCopies(count) {
    for (const each of [...this.copies.splice(count), ...this.wrappers.splice(count + 1)]) {
      each.remove();
    }
  }
}

function wrapperOf(node) {
  const slot = make("slot");
  slot.assign(node);
  return make("div", { class: "item away" }, slot);
}

export class Views {
  items = [];

  // `place` takes the wrappers.
  constructor(host, place) {
    this.host = host;
    this.place = place;
  }

  // Takes up the host's children as they are now. Returns undefined if nothing changed, else for
  // each old item its new index or -1.
  sync() {
    const nodes = [...this.host.childNodes].filter(isItem);
    const old = this.items;
    if (nodes.length === old.length && nodes.every((node, at) => node === old[at].node)) return;
    const known = new Map(old.map((item) => [item.node, item]));
    this.items = nodes.map((node) => known.get(node) ?? new Item(node));
    const places = new Map(this.items.map((item, at) => [item, at]));
    for (const item of old) {
      if (places.has(item)) continue;
      item.removeCopies(0);
      item.wrappers[0].remove();
    }
    this.items.forEach(({ wrappers: [wrapper] }, at) => {
      if (this.place.children[at] !== wrapper) {
        this.place.insertBefore(wrapper, this.place.children[at] ?? null);
      }
    });
    return old.map((item) => places.get(item) ?? -1);
  }

  get canBeCopied() {
    return this.items.every((item) => canBeCopied(item.node));
  }

  // Gives each item so many views in all. They stand turn by turn, so that each is drawn over the one
  // before it.
  setViews(count) {
    for (let view = 1; view < count; view++) {
      for (const item of this.items) {
        if (item.wrappers.length > view) continue;
        const [copy, wrapper] = item.addCopy();
        this.host.append(copy);
        this.place.append(wrapper);
      }
    }
    for (const item of this.items) item.removeCopies(count - 1);
  }

  // Makes the copies of items anew whose content changed.
  refresh(records) {
    const stale = new Set(records.map(({ target }) => this.itemOf(target)));
    stale.delete(undefined);
    for (const item of stale) item.removeCopies(0);
    return stale.size > 0;
  }

  // Returns the item that a node of the host is, or is in.
  itemOf(node) {
    while (node && node.parentNode !== this.host) node = node.parentNode;
    return this.items.find((item) => item.node === node);
  }

  // Returns the index of the item on whose wrapper or node an event fell, or -1.
  indexOf(event) {
    const path = event.composedPath();
    return this.items.findIndex(
      ({ node, wrappers }) => path.includes(node) || wrappers.some((each) => path.includes(each)),
    );
  }

  // Returns the original's node that corresponds to what is under the pointer in an inert copy.
  originalAt(index, event) {
    const item = this.items[index];
    const path = event.composedPath();
    const copy = item?.copies.find((_, at) => path.includes(item.wrappers[at + 1]));
    if (!copy) return;
    copy.inert = false;
    const hit = this.host.getRootNode().elementFromPoint(event.clientX, event.clientY);
    copy.inert = true;
    const steps = [];
    let node = copy.contains(hit) ? hit : copy;
    for (; node !== copy; node = node.parentNode) {
      steps.unshift([...node.parentNode.childNodes].indexOf(node));
    }
    return steps.reduce((place, step) => place.childNodes[step] ?? place, item.node);
  }
}
