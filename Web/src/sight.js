// What of a strip at rest can be seen: only that is in the tab order of what has pages.

const LEAST = 2; // points of an item that must be in the window; less is what overlaps and depth leave
const FAINTEST = 0.02; // opacity below which nobody sees it

// Returns whether a wrapper in a pose shows something in a window of the row's size.
export function isSeen([x, y, z, rotateX, rotateY, , scale, opacity], perspective, wrapper, row) {
  if (opacity < FAINTEST) return false;
  const near = perspective ? perspective / (perspective - z) : 1;
  const isIn = (start, length, turn, window) => {
    const centre = window / 2 + (start + length / 2 - window / 2) * near;
    const half = (length / 2) * scale * Math.abs(Math.cos(turn)) * near;
    return half > LEAST && centre + half > LEAST && centre - half < window - LEAST;
  };
  return (
    isIn(x, wrapper.offsetWidth, rotateY, row.offsetWidth) &&
    isIn(y, wrapper.offsetHeight, rotateX, row.offsetHeight)
  );
}
