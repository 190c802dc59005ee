// Brings into sight what the page's address names by its fragment, wherever in a banner it is. The browser
// cannot: it scrolls nothing, and gives no focus to what is not shown.

import { PERSON } from "./input.js";

// Gives an element the focus or, where it takes none, has the next tab stop be the first one in it or after.
function focusAt(element) {
  element.focus({ preventScroll: true });
  if (element.matches(":focus") || element.hasAttribute("tabindex")) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  element.blur();
  element.removeAttribute("tabindex");
}

// Goes there now, if `isFirst`, and whenever the address is followed.
export function listenToFragments(stage, isFirst, signal) {
  const { host, views, face } = stage;
  const go = () => {
    const target = document.querySelector(":target");
    const item = target && views.itemOf(target);
    // The target is still the old one before the hash changes, and when a script has set another address.
    if (!item || new URL("#" + target.id, location).hash !== location.hash) return;
    if (!face.isWhole(item.index)) stage.select(item.index, false, 0, PERSON);
    host.scrollIntoView({ block: "nearest", inline: "nearest" });
    focusAt(target);
  };
  addEventListener("hashchange", go, { signal });
  // A link to where the address is already changes no hash.
  addEventListener("popstate", go, { signal });
  if (isFirst) go();
}
