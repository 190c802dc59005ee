// What a page in TypeScript writes; each line that must not compile says so.
import { RondoCarousel, ready } from "../../../Web/rondo.js";

const carousel: RondoCarousel | null = document.querySelector("rondo-carousel");
if (carousel) {
  carousel.interval = 4;
  carousel.itemsPerPage = "auto";
  carousel.effect = "cube";
  carousel.effect = (distance) => ({ scale: 1 - Math.abs(distance) / 10 });
  carousel.addEventListener("rondo-change", ({ detail }) => {
    const index: number = detail.index;
    const cause: "drive" | "person" | "caller" | "data" = detail.cause;
    // @ts-expect-error
    detail.page;
    return [index, cause];
  });
  carousel.select(2, { way: "forward", animated: false });
  carousel.count = 1000;
  carousel.render = (index, element) => { element.textContent = `Day ${index}`; };
  carousel.place = JSON.parse(JSON.stringify(carousel.place));
  // @ts-expect-error
  carousel.effect = "cubes";
  // @ts-expect-error
  carousel.select("2");
  // @ts-expect-error
  carousel.index = 2;
  // @ts-expect-error
  carousel.speed = 40;
}

const marquee = document.createElement("rondo-marquee");
marquee.text = "Words that run";
marquee.speed = 60;
marquee.animatesChanges = true;
marquee.replaceItems("Words", document.createElement("img"));
document.createElement("rondo-roller").visibleRows = 5;
document.createElement("rondo-roller").rowHeight = "auto";
document.createElement("rondo-pager").follow = carousel;
ready.then(() => marquee.start());
