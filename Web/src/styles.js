// One style sheet for all banners' shadow trees.
//
// All wrappers share one grid cell, so a banner is as tall as its tallest item before anything is
// placed. The host is a flex box as rondo.css has it before: another kind of box would count as a layout
// shift. `clip` and not `hidden`: a hidden overflow is scrolled by focus. Slots that touch are longer than
// their frame at the trailing side, or a hairline shows between them; the last of them, drawn over the
// first of the next turn, only while it moves.
//
// Buttons and indicator stand in two layers over the window, which ask for its size: in a low banner the
// buttons form one line, and the indicator keeps between them; in a narrow one both are smaller. Where several
// items share a narrow window the buttons stand beside the indicator, and not on what is in the items' middle.

import { SIDES, registerFades } from "./edges.js";

const SIDE_BY_SIDE = ':host([items-per-page]:not([items-per-page="1"],[indicator=stories]))';
const LOW = (host, height) => `@container (height<${height}px){
${host} .over>*{--step:clamp(24px,var(--line),40px);--press:clamp(24px,var(--line),32px)}
${host} .control{inset-block-start:calc(50% - var(--press)/2)}
${host} .steps .control{inset-inline-end:calc(1.5*var(--edge) + var(--step))}
${host} .over>:is(.previous,.next){inset-block:calc(50% - var(--step)/2) auto;inset-inline:var(--edge) auto}
${host} .over>.next{inset-inline:auto var(--edge)}}`;

const CSS = `
:host{display:flex;position:relative;min-inline-size:0}
:host([hidden]),[hidden],.window:not(.rows)>.highlight{display:none!important}
.window{flex:1;min-inline-size:0;position:relative;isolation:isolate;block-size:100%;overflow:clip;
outline-offset:-2px;
touch-action:pan-y pinch-zoom;--to:to right;--cut:inset(0 var(--overlap) 0 0);
--size:calc((100% - var(--inset) - (var(--n) - 1)*var(--spacing))/var(--n) + var(--overlap))}
.window:dir(rtl){--cut:inset(0 0 0 var(--overlap))}
.window.vertical{touch-action:pan-x pinch-zoom;--to:to bottom;--cut:inset(0 0 var(--overlap))}
.row{display:grid;grid-template:minmax(0,1fr)/minmax(0,1fr);block-size:100%}
.window.fixed{touch-action:auto}
.window.dragging{user-select:none;-webkit-user-select:none;cursor:grabbing}
.window.fades{
mask:linear-gradient(var(--to),rgb(0 0 0/calc(1 - var(${SIDES[0]}))),#000 min(var(--fade),50%),
#000 max(100% - var(--fade),50%),rgb(0 0 0/calc(1 - var(${SIDES[1]}))))}
.item{grid-area:1/1;justify-self:left;display:grid;align-items:center;inline-size:max-content}
.vertical .item{align-self:start;justify-self:stretch;inline-size:auto;block-size:max-content}
.paged .item{grid-template:minmax(0,1fr)/minmax(0,1fr);align-items:stretch;inline-size:var(--size);
margin-inline-end:calc(-1*var(--overlap))}
.paged.vertical .item{inline-size:auto;margin:0;block-size:var(--size)}
.paged:not(.moves) .item:last-child{clip-path:var(--cut)}
slot{display:grid;grid-template:inherit;align-items:inherit;justify-items:inherit}
.paged ::slotted(img){inline-size:100%;block-size:100%;object-fit:cover}
:host(rondo-pager) ::slotted(img){object-fit:contain}
.rows{block-size:calc(var(--rows)*var(--row))}
.rows .item{block-size:calc(var(--row) + var(--overlap));justify-items:center;text-align:center}
.rows.loose{display:grid;grid-template:minmax(0,1fr)/minmax(0,1fr);block-size:100%}
.loose::before{content:"";block-size:calc(var(--rows)*var(--row));grid-area:1/1}
.loose>.row{grid-area:1/1;block-size:0;min-block-size:100%}
.loose .item{block-size:max-content}.loose slot{padding-block-end:var(--overlap)}
.loose>.highlight{--row:var(--band);transition:var(--pace) ease-in-out;
transition-property:inset-block-start,block-size}
.shifts .item{overflow:clip}
.deep{transform-style:preserve-3d;pointer-events:none}.deep .item{pointer-events:var(--hit)}
.dragging .item{will-change:transform}
.item.away{transform:translate(-99999px)}
.highlight{position:absolute;z-index:-1;inset-inline:0;
inset-block-start:calc(var(--lead) + var(--rest)*(100% - var(--inset) - var(--row)));
block-size:var(--row);box-sizing:border-box;border:1px solid;border-radius:8px}
.over,.place{position:absolute;inset:0;pointer-events:none;touch-action:pan-y}
.over{container-type:size;z-index:1}.over~.over{z-index:0;--steps:0;--presses:0}
.over>*{--step:clamp(24px,50cqw - 12px,40px);--press:32px;--edge:clamp(2px,(100cqw - 72px)/3,8px);
--line:min(100cqh - 8px,(100cqw - 24px)/3)}
.seen.steps~.over{--steps:1}.seen.presses~.over{--presses:1}
.pages{position:absolute;inset-inline:0;inset-block-end:0;display:flex;justify-content:center;
--mark:var(--rondo-dot,#fff)}
.bar{margin-inline:auto;inline-size:min(100% - 32px,16rem);min-inline-size:min-content}
.stories{inset-block:0 auto;padding-inline:8px}
.fraction{position:absolute;inset-block-end:8px;inset-inline-end:8px;padding:2px 8px;
border-radius:12px;background:#000a;color:#fff;font-variant-numeric:tabular-nums;unicode-bidi:plaintext}
button{all:unset;display:grid;place-items:center;cursor:pointer;pointer-events:auto;
touch-action:manipulation}
button:focus-visible{outline:2px solid;outline-offset:-2px;border-radius:6px}
.pages button{inline-size:24px;min-inline-size:24px;block-size:24px}
:is(.bar,.stories) button{flex:1;place-items:center stretch}
.track{display:grid;overflow:clip;border-block:1px solid #0006;background:#0007}
.dots .track{overflow:visible;inline-size:8px;border:0;background:none}
.fill{background:var(--mark);block-size:4px}
.dots .fill{block-size:8px;border-radius:50%;outline:1px solid #0009}
.stories .track{margin-inline:2px;border:1px solid #0006;border-radius:3px}
.stories .fill{transform-origin:left}.stories .fill:dir(rtl){transform-origin:right}
.control,.previous,.next{position:absolute;inset-block-start:8px;inset-inline-end:var(--edge);
inline-size:var(--press);block-size:var(--press);border-radius:50%;background:#000a;color:#fff}
:host([indicator=stories]) .control{inset-block-start:28px}
.previous,.next{inset-block-start:calc(50% - var(--step)/2);inline-size:var(--step);block-size:var(--step)}
.previous{inset-inline:var(--edge) auto}
.upright:is(.previous,.next){inset:8px auto auto calc(50% - 20px)}
.upright.next{inset-block:auto 28px}
:host(rondo-roller) .upright:is(.previous,.next){inset-inline:8px auto}
:host(rondo-roller) .upright.next{inset-block-end:8px}
@container (width<128px){.upright:is(.previous,.next){inset-inline:var(--edge) auto}.upright.next{inset-block-end:36px}}
@container (width<176px){.fraction{inset-inline:0;margin-inline:auto;inline-size:max-content}}
${LOW(":host(rondo-roller)", 96)}${LOW(":host(:not(rondo-roller))", 132)}${LOW(":host([indicator=stories])", 168)}
@container (height<116px){.place{inset-inline:calc(var(--steps)*(var(--step) + 12px))
calc(var(--steps)*(var(--step) + 12px) + var(--presses)*(var(--press) + 4px))}
.fraction{inset-block:0;inset-inline-end:0;margin:auto 8px;block-size:max-content}}
@container (176px<=width<480px) and (height>=84px){${SIDE_BY_SIDE} .over>*{--step:32px;--press:32px}
${SIDE_BY_SIDE} .over>:is(.previous,.next):not(.upright){inset-block:auto 6px}
${SIDE_BY_SIDE} .over>.control:not(:has(~.upright)){inset-block-start:8px;inset-inline-end:var(--edge)}
${SIDE_BY_SIDE} .window:not(.vertical)~.over .place{inset-inline:calc(var(--steps)*(32px + 1.5*var(--edge)))}
${SIDE_BY_SIDE} .window:not(.vertical)~.over .fraction{inset:auto 0 8px;margin:0 auto;inline-size:max-content}}
@container (width<240px) and (height<116px){.seen.steps~.over .fraction{display:none}}
@container (width<96px) and (height<116px){.seen.presses~.over .fraction{display:none}}
.quiet:not(:focus-visible){opacity:0;pointer-events:none}
[aria-disabled]{background:#0005;color:#fff9;cursor:default}
svg{inline-size:16px;fill:currentColor}
.next svg,.previous:dir(rtl) svg{scale:-1 1}.next:dir(rtl) svg{scale:1}
.upright.previous svg{scale:1;rotate:90deg}.upright.next svg{scale:1;rotate:-90deg}
.status{position:absolute;inline-size:1px;block-size:1px;overflow:clip;clip-path:inset(50%);
white-space:nowrap}
.tall{block-size:var(--fit,auto)!important;transition:block-size var(--pace) ease-in-out}
.tall:not(.rows) .item,.tall.paged .item{align-self:start;align-items:start}
:host(:is([fits-width-to-item=""],[fits-width-to-item~=on],[fits-width-to-item~=true])){display:inline-flex;vertical-align:bottom}
.snug{inline-size:var(--fit,auto);transition:inline-size var(--pace) ease-in-out}
.snug .item{justify-self:start!important;inline-size:max-content!important}
.selectable{cursor:auto}
@media (prefers-reduced-motion){.tall,.snug,.loose>.highlight{transition:none}}
@media print{:host{block-size:auto!important;aspect-ratio:auto!important}
.window{overflow:visible;mask:none;block-size:auto;touch-action:auto}
.row{display:flex;flex-wrap:wrap;gap:8px;transform-style:flat!important;perspective:none!important;block-size:auto}
.item{transform:none!important;opacity:1!important;clip-path:none!important;margin:0!important;
max-inline-size:100%}
slot{transform:none!important}button,.dots,.highlight,::slotted([data-rondo-copy]){display:none!important}}
@media (forced-colors:active){.track,.dots .fill{outline-color:CanvasText}
.track{background:Canvas}.fill{background:CanvasText;forced-color-adjust:none}}
`;

const shared = new WeakMap(); // by document

// Returns what a shadow tree in a document adopts; a document that is not shown has nothing.
export function styleSheets(document) {
  const view = document.defaultView;
  if (view && !shared.has(document)) {
    shared.set(document, new view.CSSStyleSheet());
    shared.get(document).replaceSync(CSS);
    registerFades(view);
  }
  return shared.has(document) ? [shared.get(document)] : [];
}
