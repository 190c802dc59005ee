// What scrolls by itself inside an item, and takes the wheel first.

function hasRoom(node, x, y) {
  const isAcross = Math.abs(x) > Math.abs(y);
  const { overflowX, overflowY, direction } = getComputedStyle(node);
  if (!/auto|scroll/.test(isAcross ? overflowX : overflowY)) return false;
  const length = isAcross ? node.scrollWidth - node.clientWidth : node.scrollHeight - node.clientHeight;
  const place = isAcross ? node.scrollLeft : node.scrollTop;
  const start = isAcross && direction === "rtl" ? -length : 0;
  return (isAcross ? x : y) > 0 ? place < start + length - 1 : place > start + 1;
}

// Whether a wheel that turns so far, in pixels, scrolls something between its target and a window.
export function scrollsInside(event, face, x, y) {
  const path = event.composedPath();
  return path.slice(0, path.indexOf(face)).some(
    (node) => node.nodeType === Node.ELEMENT_NODE && hasRoom(node, x, y),
  );
}
