// What of a strip at rest can be seen: only that is in the tab order of what has pages.

const LEAST = 3; // points of an item that must be in the window; less is what overlaps and depth leave
const FAINTEST = 0.02; // opacity below which nobody sees it

// Returns whether a wrapper in a pose shows something in a window of the row's size: its corners, turned
// about z, y and x and seen from the eye, reach into it.
export function isSeen(
  [x, y, z, rotateX, rotateY, rotateZ, scale, opacity], perspective, wrapper, row,
) {
  if (opacity < FAINTEST) return false;
  const { offsetWidth: width, offsetHeight: height } = wrapper;
  const [middleX, middleY] = [row.offsetWidth / 2, row.offsetHeight / 2];
  const [rights, downs] = [[], []];
  for (const corner of [[-1, -1], [1, -1], [1, 1], [-1, 1]]) {
    const [u, v] = turned([(corner[0] * scale * width) / 2, (corner[1] * scale * height) / 2], rotateZ);
    const [deep, right] = turned([0, u], rotateY);
    const [down, near] = turned([v, deep], rotateX);
    // What would be behind the eye counts as just before it.
    const factor = perspective ? perspective / Math.max(perspective - z - near, 1) : 1;
    rights.push(middleX + (x + width / 2 + right - middleX) * factor);
    downs.push(middleY + (y + height / 2 + down - middleY) * factor);
  }
  const isIn = (ends, window) =>
    Math.min(Math.max(...ends), window) - Math.max(Math.min(...ends), 0) > LEAST;
  return isIn(rights, row.offsetWidth) && isIn(downs, row.offsetHeight);
}

function turned([a, b], angle) {
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  return [a * cosine - b * sine, a * sine + b * cosine];
}
