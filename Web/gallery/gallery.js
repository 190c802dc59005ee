// The gallery page: fills in pictures and texts, and ties controls and readings to the banners.

import { ready } from "../src/rondo.js";
import { KOREAN } from "./korean.js";
import { WORKSHOP_KOREAN } from "./workshop-korean.js";
import { readingsOf, showSources, tieWorkshop } from "./workshop.js";

const PICTURES = {
  dusk: ["pictures/dusk.webp", "Mountains at dusk", "해 질 녘의 산"],
  moon: ["pictures/moon.webp", "Moon over the sea", "바다 위의 달"],
  hills: ["pictures/hills.webp", "Hills cut from paper", "종이를 오려 만든 언덕"],
  city: ["pictures/city.webp", "City at night", "밤의 도시"],
  "still-life": ["pictures/still-life.webp", "Vase and oranges", "꽃병과 오렌지"],
  aurora: ["pictures/aurora.webp", "Northern lights over a lake", "호수 위의 오로라"],
  desert: ["pictures/desert.webp", "Camels in the dunes", "모래 언덕의 낙타"],
  tea: ["pictures/tea.webp", "Tea fields", "차밭"],
  lighthouse: ["pictures/lighthouse.webp", "Lighthouse at sunset", "해 질 녘의 등대"],
  pond: ["pictures/pond.webp", "Lotus pond with carp", "잉어가 노니는 연못"],
};

const PHRASES = {
  en: {
    yes: "Yes", no: "No", pause: "Pause", resume: "Resume",
    playAll: "Play motion", none: "Nothing yet",
    speedOf: (speed) => `${speed} pt/s`,
    pageOf: (page, pages) => `${page} of ${pages}`,
    touched: (page) => `You touched page ${page}`,
    count: (number) => number.toLocaleString("en"),
    switches: { automatic: "Untouched", paused: "Paused", playing: "Playing" },
    causes: { drive: "Itself", person: "You", caller: "A button", data: "New pictures" },
    short: "A short line stands still",
    long: "The last train to the coast leaves at 23:10 from platform four; bring a coat, the moon will be up before you arrive.",
  },
  ko: {
    yes: "예", no: "아니요", pause: "멈추기", resume: "계속", playAll: "모두 움직이기", none: "아직 없음",
    speedOf: (speed) => `초당 ${speed}pt`,
    pageOf: (page, pages) => `${page} / ${pages}`,
    touched: (page) => `${page}페이지를 누르셨습니다`,
    count: (number) => number.toLocaleString("ko"),
    switches: { automatic: "그대로", paused: "멈춤", playing: "재생" },
    causes: { drive: "자동", person: "손", caller: "버튼", data: "새 그림" },
    short: "짧은 글은 멈춰 섭니다",
    long: "바다로 가는 마지막 열차는 밤 11시 10분 4번 승강장에서 떠납니다. 외투를 챙기세요. 도착하기 전에 달이 먼저 떠 있을 테니까요.",
  },
};

showSources(PICTURES, matchMedia("(min-width: 72rem)").matches);

const byId = (id) => document.getElementById(id);
const all = (selector) => [...document.querySelectorAll(selector)];
const banners = all("rondo-marquee, rondo-pager, rondo-carousel, rondo-roller");
const page = document.documentElement;
const reduced = matchMedia("(prefers-reduced-motion: reduce)");
const phrases = () => PHRASES[page.lang];

// MARK: Pictures

function show(picture) {
  const [source, english, korean] = PICTURES[picture.dataset.picture];
  if (picture.getAttribute("src") !== source) picture.src = source;
  picture.draggable = false;
  if (picture.closest(".frieze")) return;
  picture.alt = page.lang === "ko" ? korean : english;
}

function setCount(count) {
  byId("circle").replaceChildren(
    ...["dusk", "aurora", "hills", "moon", "desert"].slice(0, count).map((name) => {
      const picture = document.createElement("img");
      picture.dataset.picture = name;
      show(picture);
      return picture;
    }),
  );
}

// MARK: Readings

const last = { touched: null, cause: null };

const READINGS = {
  "line.running": () => answer(byId("line").isRunning),
  "line.needs": () => answer(byId("line").needsScrolling),
  "strip.running": () => answer(byId("strip").isRunning),
  "pages.page": () => pageOf(byId("pages")),
  "pages.touched": () =>
    last.touched === null ? phrases().none : phrases().touched(last.touched + 1),
  "circle.page": () => pageOf(byId("circle")),
  "circle.cause": () => phrases().causes[last.cause] ?? phrases().none,
  "words.selected": () => {
    const { index = 0, children } = byId("words");
    const word = children[Math.max(index, 0)];
    return word ? `${Math.max(index, 0) + 1}. ${word.textContent}` : "";
  },
  "words.running": () => answer(byId("words").isRunning),
  ...readingsOf(phrases, answer),
};

function answer(value) {
  return value ? phrases().yes : phrases().no;
}

function pageOf({ index, children }) {
  const pages = [...children].filter((child) => child.dataset.picture && !child.inert).length;
  return phrases().pageOf(Math.max(index ?? 0, 0) + 1, pages);
}

let isDue = false;

// Takes the readings once, after the banners have answered what just happened.
function takeReadings() {
  if (isDue) return;
  isDue = true;
  requestAnimationFrame(() => {
    isDue = false;
    for (const each of all("[data-reading]")) {
      const text = READINGS[each.dataset.reading]();
      if (each.textContent !== text) each.textContent = text;
    }
  });
}

for (const type of ["change", "settle", "toggle"]) {
  document.addEventListener("rondo-" + type, takeReadings);
}
byId("pages").addEventListener("rondo-select", ({ detail }) => {
  last.touched = detail.index;
  takeReadings();
});
byId("circle").addEventListener("rondo-change", ({ detail }) => (last.cause = detail.cause));
const sizes = new ResizeObserver(takeReadings);
for (const each of [byId("line"), byId("line-text")]) sizes.observe(each);

// MARK: Controls

for (const button of all("[data-call]")) {
  const [id, method] = button.dataset.call.split(".");
  button.addEventListener("click", () => {
    byId(id)[method]?.();
    takeReadings();
  });
}

for (const control of all("[data-set]")) {
  const [id, attribute] = control.dataset.set.split(".");
  control.addEventListener("change", () => byId(id).setAttribute(attribute, control.value));
}

for (const control of all("[data-switch]")) {
  const [id, attribute] = control.dataset.switch.split(".");
  control.addEventListener("change", () => {
    byId(id).setAttribute(attribute, control.checked ? "on" : "off");
    takeReadings();
  });
}

for (const id of ["line", "strip"]) {
  const slider = byId(`${id}-speed`);
  slider.addEventListener("input", () => {
    byId(id).setAttribute("speed", slider.value);
    tellSpeed(slider, id);
  });
}

function tellSpeed(slider, id) {
  slider.style.setProperty("--fill", `${(100 * slider.value) / slider.max}%`);
  byId(`${id}-speed-value`).textContent = phrases().speedOf(slider.value);
}

const WAYS_OF_STRIP = {
  left: ["horizontal", "forward"],
  right: ["horizontal", "backward"],
  up: ["vertical", "forward"],
  down: ["vertical", "backward"],
};

byId("strip-way").addEventListener("change", ({ target }) => {
  const [axis, direction] = WAYS_OF_STRIP[target.value];
  byId("strip").setAttribute("axis", axis);
  byId("strip").setAttribute("direction", direction);
});
byId("circle-count").addEventListener("change", ({ target }) => {
  setCount(Number(target.value));
  last.cause = null;
  takeReadings();
});
byId("mirror-way").addEventListener("change", ({ target }) => (byId("mirror").dir = target.value));
byId("beside-count").addEventListener("change", ({ target }) => {
  byId("beside-code").textContent = `items-per-page="${target.value}"`;
});

function setLine(text) {
  byId("line-input").value = text;
  byId("line-text").textContent = text;
  takeReadings();
}

byId("line-input").addEventListener("input", ({ target }) => setLine(target.value));
byId("line-short").addEventListener("click", () => setLine(phrases().short));
byId("line-long").addEventListener("click", () => setLine(phrases().long));

// MARK: Pausing

const held = new Set();

function hold(banner, isHeld) {
  if (isHeld) {
    held.add(banner);
    banner.pause?.();
  } else {
    held.delete(banner);
    banner.resume?.();
    if (reduced.matches) banner.play?.();
  }
  tellHolds();
}

function tellHolds() {
  for (const button of all("[data-hold]")) {
    button.textContent = held.has(byId(button.dataset.hold)) ? phrases().resume : phrases().pause;
  }
  const runs = !(reduced.matches && !("plays" in page.dataset)) && held.size < banners.length;
  byId("motion").classList.toggle("is-on", runs);
  byId("motion").lastElementChild.textContent = runs ? said("pauseAll") : phrases().playAll;
  takeReadings();
}

for (const button of all("[data-hold]")) {
  button.addEventListener("click", () => {
    const banner = byId(button.dataset.hold);
    hold(banner, !held.has(banner));
  });
}

function setMotion(runs) {
  if (runs) page.dataset.plays = "";
  for (const banner of banners) hold(banner, !runs);
}

byId("motion").addEventListener("click", ({ currentTarget }) => {
  setMotion(!currentTarget.classList.contains("is-on"));
});
byId("play-anyway").addEventListener("click", () => setMotion(true));
reduced.addEventListener("change", tellHolds);

// MARK: Language and colours

const english = {};
for (const each of all("[data-text]")) english[each.dataset.text] = each.textContent;
for (const each of all("[data-label]")) english[each.dataset.label] = each.ariaLabel;
const said = (key) =>
  page.lang === "ko" ? (KOREAN[key] ?? WORKSHOP_KOREAN[key]) : english[key];

function setLanguage(language) {
  const before = phrases();
  page.lang = language;
  for (const each of all("[data-text]")) each.textContent = said(each.dataset.text);
  for (const each of all("[data-label]")) each.ariaLabel = said(each.dataset.label);
  for (const each of all("[data-picture]")) show(each);
  for (const id of ["line", "strip"]) tellSpeed(byId(`${id}-speed`), id);
  const line = byId("line-input").value;
  if (line === before.short) setLine(phrases().short);
  else if (line === before.long) setLine(phrases().long);
  document.title = page.lang === "ko" ? "Rondo 갤러리" : "Rondo gallery";
  byId("days").refresh?.();
  tellHolds();
}

byId("language").addEventListener("change", ({ target }) => setLanguage(target.value));

const darkness = matchMedia("(prefers-color-scheme: dark)");

// Follows the system again once the switch says what the system says.
function setDark(isDark) {
  if (isDark === darkness.matches) delete page.dataset.theme;
  else page.dataset.theme = isDark ? "dark" : "light";
  tellDark();
}

function isDark() {
  return page.dataset.theme ? page.dataset.theme === "dark" : darkness.matches;
}

function tellDark() {
  byId("theme").ariaChecked = String(isDark());
}

byId("theme").addEventListener("click", () => setDark(!isDark()));
darkness.addEventListener("change", tellDark);

setCount(5);
tieWorkshop(takeReadings);
const isKorean = /^ko\b/i.test(navigator.language);
if (isKorean) document.querySelector("#language [value=ko]").checked = true;
setLanguage(isKorean ? "ko" : "en");
setLine(phrases().long);
tellDark();
ready.then(() => {
  if (!customElements.get("rondo-marquee")) page.dataset.still = "";
  takeReadings();
});
