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

// One thing of the user's: its node, and a wrapper for itself and for each copy.
class Item {
  copies = [];

  constructor(node) {
    this.node = node;
    this.wrappers = [wrapperOf(node)];
  }

  setCopies(count, host, place) {
    while (this.copies.length < count) {
      const copy = copyOf(this.node);
      this.copies.push(copy);
      host.append(copy);
      this.wrappers.push(wrapperOf(copy));
      place.append(this.wrappers.at(-1));
    }
    while (this.copies.length > count) {
      this.copies.pop().remove();
      this.wrappers.pop().remove();
    }
  }
}

function wrapperOf(node) {
  const slot = make("slot");
  const wrapper = make("div", { class: "item away" }, slot);
  slot.assign(node);
  return wrapper;
}

export class Views {
  items = [];

  // `place` is the window that takes the wrappers.
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
      item.setCopies(0);
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

  // Gives each item so many views in all.
  setViews(count) {
    for (const item of this.items) item.setCopies(count - 1, this.host, this.place);
  }

  // Makes the copies of items anew whose content changed.
  refresh(records) {
    const stale = new Set(records.map(({ target }) => this.itemOf(target)));
    for (const item of stale) {
      const count = item?.copies.length;
      if (!count || !canBeCopied(item.node)) continue;
      item.setCopies(0);
      item.setCopies(count, this.host, this.place);
    }
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
