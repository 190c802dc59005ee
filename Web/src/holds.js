// What holds a banner, as the engine's bits, and the person's own switch.

export const TOUCH = 1;
export const UNSEEN = 8;
export const CALLER_HOLD = 128;
export const AUTOMATIC = 0;
export const PAUSED = 1;
export const PLAYING = 2;

const PASSING = TOUCH | 2 | 4 | UNSEEN | 16; // come and go by themselves: touch ... inactive
const HOLDS = [
  "touch", "hover", "focus", "hidden", "inactive", "reduced-motion", "assistive-technology", "caller",
];

// Returns the names of the reasons in a set of bits.
export function holdsIn(bits) {
  return HOLDS.filter((_, at) => (bits >> at) & 1);
}

// Whether the control would set the strip going.
export function plays({ person, holds, running }) {
  if (person === PAUSED || holds & CALLER_HOLD) return true;
  if (person === AUTOMATIC && holds & ~PASSING) return true;
  return !running && !holds;
}
