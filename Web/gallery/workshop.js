// The later pieces: the source of each beside it, and what their controls do.

// Returns a piece's source as it stands in the page, before the elements add anything: the markup
// without what only this page needs, and the script that ran.
function sourceOf(piece, sources) {
  // In a document that loads nothing.
  const listed = document.implementation.createHTMLDocument();
  const stage = listed.importNode(piece.querySelector("[data-source]"), true);
  for (const each of stage.querySelectorAll("*")) {
    const { picture } = each.dataset;
    if (picture) each.setAttribute("src", `${picture}.webp`);
    if (picture) each.setAttribute("alt", sources[picture][1]);
    for (const name of ["data-picture", "data-text", "data-label"]) each.removeAttribute(name);
  }
  // What the stage is but a frame around; that of a language and a direction of its own belongs to it.
  for (const each of stage.querySelectorAll(".stage")) each.replaceWith(...each.childNodes);
  const script = piece.querySelector("script");
  for (const each of stage.querySelectorAll("[class='chosen']")) each.removeAttribute("class");
  // A line for each picture, as deep as the first.
  const lines = stage.innerHTML.replace(/^( *)<img.*$/gm, (line, indent) =>
    line.replaceAll("><img", `>\n${indent}<img`));
  const { lang, dir } = stage;
  const shown = unindented(lines.replace(/\n(\s*\n)+/g, "\n"));
  const parts = [dir ? `<div lang="${lang}" dir="${dir}">\n${unindented(shown, "  ")}\n</div>` : shown];
  if (script) parts.push(`<script>\n${unindented(script.textContent, "  ")}\n</script>`);
  return parts.join("\n\n").replaceAll("&gt;", ">");
}

function unindented(text, indent = "") {
  const lines = text.replace(/^\n+|\s+$/g, "").split("\n");
  const spaces = Math.min(...lines.filter((line) => line.trim()).map((line) => line.search(/\S/)));
  return lines.map((line) => indent + line.slice(spaces)).join("\n").trimEnd();
}

// Puts a text into an element, with tags and comments told apart by colour.
function colour(element, text) {
  for (const part of text.split(/(<\/?[\w-]+|^\s*\/\/.*$)/m)) {
    const span = document.createElement("span");
    span.textContent = part;
    span.className = part.startsWith("<") ? "tag" : part.trim().startsWith("//") ? "note" : "";
    element.append(span.className ? span : part);
  }
}

export function showSources(pictures, isWide) {
  for (const piece of document.querySelectorAll(".shown")) {
    const details = document.createElement("details");
    const summary = document.createElement("summary");
    const listing = document.createElement("pre");
    details.className = "source";
    details.open = isWide;
    summary.dataset.text = "source";
    summary.textContent = "Source";
    listing.tabIndex = 0;
    listing.lang = "en";
    listing.setAttribute("aria-labelledby", piece.getAttribute("aria-labelledby"));
    listing.role = "region";
    colour(listing, sourceOf(piece, pictures));
    details.append(summary, listing);
    piece.querySelector("[data-source]").after(details);
  }
}

const element = (id) => document.getElementById(id);

export function readingsOf(phrases, answer) {
  return {
    "days.at": () => phrases().count(Math.max(element("days").index ?? 0, 0) + 1),
    "days.elements": () => phrases().count(element("days").querySelectorAll(".day").length),
    "polite.running": () => answer(element("polite").isRunning),
    "calm.running": () => answer(element("calm").isRunning),
    "calm.asked": () => answer(matchMedia("(prefers-reduced-motion: reduce)").matches),
    "polite.switch": () => phrases().switches[element("polite").personSwitch ?? "automatic"],
  };
}

// `tell` is called after anything that may change a reading.
export function tieWorkshop(tell) {
  const looks = element("looks");
  const own = looks.effect;
  element("looks-effect").addEventListener("change", ({ target }) => {
    looks.effect = target.value === "own" ? own : target.value;
  });
  const number = element("days-number");
  const go = () => element("days").select(Math.min(Math.max(number.value | 0, 1), 1e6) - 1);
  element("days-go").addEventListener("click", go);
  number.addEventListener("change", go);
  element("days-any").addEventListener("click", () => {
    number.value = 1 + Math.floor(Math.random() * 1e6);
    go();
  });
  element("polite").addEventListener("click", () => setTimeout(tell));
  tieCards(element("cards"));
}

// Changes the cards themselves; they show how they come to their places.
function tieCards(cards) {
  const away = [];
  const all = () => [...cards.querySelectorAll(":scope > :not([data-rondo-copy])")];
  const on = (id, run) => element(id).addEventListener("click", run);
  on("cards-shuffle", () => {
    for (const card of all().sort(() => Math.random() - 0.5)) cards.append(card);
  });
  on("cards-less", () => {
    if (all().length < 2) return;
    const card = all()[(cards.index + 1) % all().length];
    away.push(card);
    card.remove();
  });
  on("cards-more", () => away.length && all()[cards.index].after(away.pop()));
}
