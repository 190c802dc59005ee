// The few words that assistive technology speaks, in English or Korean by the nearest `lang`.

const WORDS = {
  en: { carousel: "carousel", slide: "slide", items: "Items", pages: "Pages", pause: "Pause", play: "Play" },
  ko: { carousel: "캐러셀", slide: "슬라이드", items: "항목", pages: "페이지", pause: "일시정지", play: "재생" },
};

export function words(element) {
  const lang = element.closest("[lang]")?.lang || document.documentElement.lang;
  return /^ko\b/i.test(lang) ? WORDS.ko : WORDS.en;
}

// Returns the text by which an item is known: its label, its picture's description or its words.
export function labelOf(node) {
  const labelled = node.ariaLabel || node.alt || node.querySelector?.("[alt]:not([alt=''])")?.alt;
  return (labelled || node.textContent).trim().replace(/\s+/g, " ").slice(0, 120);
}
