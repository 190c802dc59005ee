// The words that assistive technology speaks: the attributes' own, else English or Korean by the
// nearest `lang`.

import { camelCase, text } from "./attributes.js";

const ENGLISH_WORDS = {
  carousel: "carousel", slide: "slide", place: "{index} / {count}", items: "Items", pages: "Pages",
  pause: "Pause", play: "Play", previous: "Previous", next: "Next",
};
const KOREAN_WORDS = {
  ...ENGLISH_WORDS, carousel: "캐러셀", slide: "슬라이드", items: "항목", pages: "페이지",
  pause: "일시정지", play: "재생", previous: "이전", next: "다음",
};

// The attributes by which a page gives an element other words.
export const LABELS = Object.fromEntries(
  Object.keys(ENGLISH_WORDS).map((name) => [`label-${name}`, text()]),
);

export function words(element) {
  const lang = element.closest("[lang]")?.lang || document.documentElement.lang;
  const spoken = { ...(/^ko\b/i.test(lang) ? KOREAN_WORDS : ENGLISH_WORDS) };
  const { values } = element;
  for (const name in spoken) spoken[name] = values[camelCase(`label-${name}`)] ?? spoken[name];
  return spoken;
}

// Returns how a place is told, as "2 / 5".
export function placeOf({ place }, index, count) {
  return place.replace("{index}", index + 1).replace("{count}", count);
}

// Returns the text by which an item is known: its label, its picture's description or its words.
export function labelOf(node) {
  const labelled = node.ariaLabel || node.alt || node.querySelector?.("[alt]:not([alt=''])")?.alt;
  return (labelled || node.textContent).trim().replace(/\s+/g, " ").slice(0, 120);
}
