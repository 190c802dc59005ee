// What of the host is an item, the wrapper that shows it, and the copies a short loop needs.
//
// A wrapper's slot is assigned once and kept: a node that changes its slot is drawn anew, loses the
// focus and restarts its CSS animations. The host's own children are never moved.

const COPY = "data-rondo-copy";
const LISTED = "data-rondo-item";
const UNCOPIED = "audio,video,canvas,iframe,object,embed";
const FEW = 24; // items of a list that are all there at once

// Returns an element of the shadow tree.
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const name in attributes) element.setAttribute(name, attributes[name]);
  element.append(...children);
  return element;
}

const going = new WeakSet(); // nodes of items that go while others come in at the seam

// Whether a child of a banner is an item, and not on its way out.
export function isOwn(node) {
  return isItem(node) && !going.has(node);
}

export function isItem(node) {
  if (node.nodeType === Node.TEXT_NODE) return node.data.trim() !== "";
  return node.nodeType === Node.ELEMENT_NODE && !node.matches(`[${COPY}],[${LISTED}]`);
}

export function canBeCopied(node) {
  if (node.nodeType === Node.TEXT_NODE) return true;
  return [node, ...node.querySelectorAll("*")].every(
    (each) => !each.localName.includes("-") && !each.matches(UNCOPIED),
  );
}

export function copyOf(node) {
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

  constructor(node, index) {
    this.node = node;
    this.index = index;
    this.wrappers = [wrapperOf(node)];
  }

  // Returns which of its wrappers a view of it is.
  placeOf(view) {
    return (view - this.own + this.wrappers.length) % this.wrappers.length;
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

export function wrapperOf(node) {
  const slot = make("slot");
  slot.assign(node);
  return make("div", { class: "item away", part: "item" }, slot);
}

// Takes away the copies and list items that came with a clone of a banner.
export function removeForeign(host) {
  for (const node of host.querySelectorAll(`:scope>[${COPY}],:scope>[${LISTED}]`)) node.remove();
}

export class Views {
  items = new Map(); // by index; of a long list only those that are made
  count = 0;
  isLong = false;
  #departing = []; // the nodes of items that go while others come in at the seam
  gone = null; // items that were taken away and are still seen; null to have them go at once
  #made = []; // the elements of a list that is there as a whole
  #releases = new Map(); // by elements of a list
  #isToldOfBoth = false;

  // `place` takes the wrappers.
  constructor(host, place) {
    this.host = host;
    this.place = place;
  }

  // Takes up the host's children as they are now, or as many items as a list has. Returns undefined if
  // nothing changed, else for each old item its new index or -1.
  sync(listed = 0, isWhole = listed <= FEW) {
    const { items, host } = this;
    const children = this.ownNodes;
    const departing = this.#departing.filter((node) => node.parentNode === host);
    for (const node of this.#departing) if (node.parentNode !== host) going.delete(node);
    if (listed && children.length && !this.#isToldOfBoth) {
      this.#isToldOfBoth = true;
      console.warn(`<${host.localName}> has a list to show; its children are not shown.`, host);
    }
    if (listed && !isWhole) return this.#syncLong(listed);
    const wasLong = this.isLong;
    if (wasLong) this.#clear();
    this.isLong = false;
    const nodes = listed ? this.#make(listed) : [...children, ...departing];
    const old = [...items.values()];
    if (!wasLong && nodes.length === old.length
      && nodes.every((node, at) => node === old[at].node)) return;
    if (!listed) this.#made = [];
    const known = new Map(old.map((item) => [item.node, item]));
    const now = nodes.map((node, at) => known.get(node) ?? new Item(node, at));
    const kept = new Set(now);
    for (const item of old) if (!kept.has(item)) this.#takeAway(item);
    const moved = old.map((item) => (kept.has(item) ? now.indexOf(item) : -1));
    items.clear();
    now.forEach((item, at) => {
      item.index = at;
      items.set(at, item);
      const [wrapper] = item.wrappers;
      if (this.place.children[at] !== wrapper) {
        this.place.insertBefore(wrapper, this.place.children[at] ?? null);
      }
    });
    this.#departing = listed ? [] : departing;
    this.count = nodes.length - this.#departing.length;
    return moved;
  }

  // The host's children that are items, without those that go.
  get ownNodes() {
    return [...this.host.childNodes].filter(isOwn);
  }

  // Has the items go while others come in at the seam, whose indices are then the first; or takes them away
  // in whose place these come.
  depart(isReplacing) {
    const own = this.ownNodes;
    for (const node of own) if (isReplacing) node.remove(); else going.add(node);
    if (!isReplacing) this.#departing.unshift(...own);
  }

  // Takes those away that have gone, which are the last.
  keepDepartures(count) {
    for (const node of this.#departing.splice(count)) {
      const item = this.itemOf(node);
      if (item) this.#remove(item);
      this.items.delete(item?.index);
      going.delete(node);
      node.remove();
    }
  }

  #takeAway(item) {
    if (!this.gone) return this.#remove(item);
    this.gone.push(item);
    // After those that stay, which are not to be moved.
    this.place.append(...item.wrappers);
  }

  // Has those go that are still seen.
  dismiss() {
    for (const item of this.gone?.splice(0) ?? []) this.#remove(item);
  }

  // Takes an item's wrappers away, and its node if it was made here.
  #remove(item) {
    item.removeCopies(0);
    item.wrappers[0].remove();
    if (item.node.nodeType === Node.ELEMENT_NODE && item.node.matches(`[${LISTED}]`)) {
      this.#release(item.node);
      item.node.remove();
    }
  }

  #clear() {
    for (const item of this.items.values()) this.#remove(item);
    this.items.clear();
    this.#made = [];
  }

  // MARK: Lists

  #newElement() {
    const element = make("div", { [LISTED]: "" });
    this.host.append(element);
    return element;
  }

  #fill(index, element) {
    this.#release(element);
    try {
      this.#releases.set(element, this.host.render(index, element));
    } catch (error) {
      reportError(error);
    }
  }

  // Calls what `render` returned to be called before its element is filled anew or taken away.
  #release(element) {
    const release = this.#releases.get(element);
    this.#releases.delete(element);
    try {
      if (typeof release === "function") release();
    } catch (error) {
      reportError(error);
    }
  }

  // Returns the elements of a list that is there as a whole.
  #make(count) {
    for (const gone of this.#made.splice(count)) {
      this.#release(gone);
      gone.remove();
    }
    while (this.#made.length < count) {
      this.#made.push(this.#newElement());
      this.#fill(this.#made.length - 1, this.#made.at(-1));
    }
    return this.#made;
  }

  #syncLong(count) {
    if (this.isLong && this.count === count) return;
    if (!this.isLong) this.#clear();
    this.isLong = true;
    this.count = count;
    for (const [index, item] of this.items) {
      if (index < count) continue;
      this.#remove(item);
      this.items.delete(index);
    }
    return [];
  }

  // Sees to it that these items of a long list are there, in this order, made out of those that are not
  // wanted; returns those that are new. What has the focus stays.
  want(indices) {
    const { items, place } = this;
    const wanted = new Set(indices);
    const active = this.host.getRootNode().activeElement;
    const spare = [...items.values()].filter(
      ({ index, node }) => !wanted.has(index) && !(active && node.contains(active)),
    );
    const fresh = [];
    for (const index of wanted) {
      if (items.has(index)) continue;
      const item = spare.pop() ?? new Item(this.#newElement(), index);
      if (items.get(item.index) === item) items.delete(item.index);
      item.index = index;
      item.size = undefined;
      items.set(index, item);
      this.#fill(index, item.node);
      fresh.push(item);
    }
    for (const item of spare.splice(wanted.size)) {
      this.#remove(item);
      items.delete(item.index);
    }
    const placed = new Set([...wanted].map((index) => items.get(index).wrappers[0]));
    let next = place.firstChild;
    for (const wrapper of placed) {
      while (next && !placed.has(next)) next = next.nextSibling;
      if (wrapper === next) next = next.nextSibling;
      else place.insertBefore(wrapper, next);
    }
    return fresh;
  }

  // Fills all items of a list anew that are there; returns them.
  fillAll() {
    const items = [...this.items.values()].filter(({ node }) => node.hasAttribute?.(LISTED));
    for (const item of items) {
      item.removeCopies(0);
      this.#fill(item.index, item.node);
    }
    return items;
  }

  // MARK: Views

  get canBeCopied() {
    return [...this.items.values()].every(({ node }) => canBeCopied(node));
  }

  // Gives each item so many views in all. They stand turn by turn, so that each is drawn over the one
  // before it.
  setViews(count) {
    if (this.isLong) return;
    for (let view = 1; view < count; view++) {
      for (const item of this.items.values()) {
        if (item.wrappers.length > view) continue;
        const [copy, wrapper] = item.addCopy();
        this.host.append(copy);
        this.place.append(wrapper);
      }
    }
    for (const item of this.items.values()) item.removeCopies(count - 1);
  }

  // Takes up what an observer tells of the wrappers' sizes; returns the items concerned.
  resize(entries) {
    const sizes = new Map(entries.map(({ target, contentRect }) => [target, contentRect]));
    return [...this.items.values()].filter((item) => {
      const size = sizes.get(item.wrappers[0]);
      item.size = size ?? item.size;
      return size;
    });
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
    return [...this.items.values()].find((item) => item.node === node);
  }

  // Returns the index of the item on whose wrapper or node an event fell, or -1.
  indexOf(event) {
    const path = event.composedPath();
    const item = [...this.items.values()].find(
      ({ node, wrappers }) => path.includes(node) || wrappers.some((each) => path.includes(each)),
    );
    return item ? item.index : -1;
  }

  // Has an item's own node stand where an event fell on its copy; returns whether it did.
  appointAt(event) {
    const path = event.composedPath();
    for (const item of this.items.values()) {
      const at = item.wrappers.findIndex((each) => path.includes(each));
      if (at > 0) item.own = (at + item.own) % item.wrappers.length;
      if (at >= 0) return at > 0;
    }
    return false;
  }

  // Returns the original's node that corresponds to what is under the pointer in an inert copy.
  originalAt(index, event) {
    const item = this.items.get(index);
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
