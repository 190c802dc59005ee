// What a component in React writes; each line that must not compile says so.
import type {} from "../../../Web/react.js";

export function Banner({ words }: { words: string[] }) {
  return (
    <rondo-carousel autoplay={false} itemsPerPage={2} class="wide"
      onrondo-change={(event) => event.detail.index.toFixed()}>
      <rondo-marquee speed={60}>{words.join()}</rondo-marquee>
      {/* @ts-expect-error */}
      <rondo-roller visibleRows="five" />
      {/* @ts-expect-error */}
      <rondo-pager onrondo-change={(event) => event.detail.page} />
    </rondo-carousel>
  );
}
