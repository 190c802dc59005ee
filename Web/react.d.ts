// The elements in JSX, for React 19: `import type {} from "rondo/react"` anywhere in a project.

import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { RondoCarousel, RondoEvents, RondoMarquee, RondoPager, RondoRoller } from "./rondo.js";

// What an element adds to HTMLElement, without its methods.
type Settings<Element> = {
  [Name in Exclude<keyof Element, keyof HTMLElement> as Element[Name] extends (
    ...parameters: never[]
  ) => unknown ? never : Name]?: Element[Name];
};

type Handlers = {
  [Type in keyof RondoEvents as `on${Type}`]?: (event: RondoEvents[Type]) => void;
};

type Props<Element extends HTMLElement> =
  Omit<DetailedHTMLProps<HTMLAttributes<Element>, Element>, keyof Settings<Element>>
  & Settings<Element>
  & Handlers;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "rondo-marquee": Props<RondoMarquee>;
      "rondo-pager": Props<RondoPager>;
      "rondo-carousel": Props<RondoCarousel>;
      "rondo-roller": Props<RondoRoller>;
    }
  }
}
