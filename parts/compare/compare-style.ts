/**
 * Styles of the comparison. They come with its page, so that no other page loads them. On a
 * computer the head of the table sticks to the window. Where columns are swiped, the table scrolls
 * in a box, and nothing inside a box can stick to the window: a copy of the names does, moved by
 * the swipe. Browsers without scroll timelines get a box as high as the window, and the head sticks
 * to the box.
 */
export const compareStyle = `
#compare { --label: 188px; --gap: 24px;
  --photo: calc((min(var(--wrap), 100vw - 2 * var(--gutter)) - var(--label)) / var(--cars) * 2 / 3 - 16px);
  position: relative; timeline-scope: --swipe, --passed }
#compare table { table-layout: fixed; font-size: .9375rem; line-height: 1.4 }
#compare :is(th, td) { text-align: left; vertical-align: top; font-weight: 400; padding: 12px 0 12px var(--gap) }
#compare :is(th, td):first-child { width: var(--label); padding-left: 0 }
#compare thead { position: sticky; top: calc(-1 * var(--photo)); z-index: 2; background: var(--page) }
#compare thead th { position: relative; padding-block: 0 14px }
#compare tbody tr { border-bottom: 1px solid var(--line) }
#compare tbody th { color: var(--ink-2) }
#compare [data-row=heading] { border-color: var(--line-2) }
#compare [data-row=heading] th { padding-block: 28px 9px; color: var(--ink);
  font: var(--display-weight) 1.125rem/1.3 var(--font-display); font-stretch: var(--display-width) }
#compare tbody:first-of-type [data-row=heading] th { padding-top: 8px }
#compare [data-row=ways] { border: 0 }
#compare [data-row=ways] th { font-size: 0 }
#compare [data-row=ways] .button { width: 100%; margin-bottom: 8px }
#compare td b { font-weight: 600; font-variant-numeric: tabular-nums }
#compare td[data-left] b { font-weight: 500; color: var(--ink-2) }
#compare [data-row=price] td[data-left] b { font-weight: 650; color: var(--ink) }
#compare b[data-price] { font: var(--figure-weight) 1.375rem/1.1 var(--font-display);
  font-stretch: var(--figure-width) }
#compare [data-photo] { position: relative; aspect-ratio: 3/2; overflow: hidden; border-radius: var(--r-l);
  background: #d9dbde }
#compare [data-photo] p { display: grid; height: 100%; place-items: center; padding: 8px; text-align: center;
  font-size: .8125rem; color: #4b525b }
#compare [data-left] [data-photo] img { filter: grayscale(1); opacity: .62 }
#compare [data-tag] { position: absolute; left: 8px; top: 8px }
#compare [data-name] { display: block; margin-top: 10px; min-height: var(--tap);
  font: var(--display-weight) 1.125rem/1.25 var(--font-display); font-stretch: var(--display-width) }
#compare [data-name]:hover { text-decoration: underline; text-underline-offset: 3px }
#compare [data-note] { display: block; font-size: .8125rem; color: var(--ink-2) }
#compare [data-nothing] { color: var(--ink-2) }
#compare [data-remove] { position: absolute; right: 4px; top: 4px; display: grid; place-items: center; width: 44px;
  height: 44px; border-radius: 50%; color: #0f1a2a }
#compare [data-remove]::before { content: ""; position: absolute; inset: 4px; border-radius: 50%;
  background: rgb(255 255 255/.92) }
#compare [data-remove] svg { position: relative }
#compare [data-best] { display: inline-flex; gap: 5px; align-items: baseline; margin-left: 10px;
  font: 600 .8125rem/1.35 var(--font-text); color: var(--good) }
#compare [data-best] svg { align-self: center }
#compare [data-yes] { display: flex; gap: 6px; align-items: center }
#compare [data-row=equipment] li { padding: 1px 0; font-weight: 550 }
#compare [data-row=all] td { color: var(--ink-2) }
#compare .finance-line { --weekly-align: left }
#compare tbody :any-link { scroll-margin-block: 96px }
#compare [data-names] { display: none }
@media screen and (max-width: 1023.98px) {
  #compare { --column: clamp(158px, 28vw, 240px); --gap: 0px; --photo: calc(var(--column) * 2 / 3) }
  #compare [data-swipe] { position: relative; margin-inline: calc(-1 * var(--gutter)); overflow: auto;
    scroll-snap-type: x proximity; scroll-padding-inline: var(--gutter); max-height: calc(100dvh - 16px) }
  #compare table, #compare thead, #compare tbody { display: block; width: max-content; min-width: 100% }
  #compare :is(thead, tbody) { padding-inline: var(--gutter) }
  #compare tr { display: grid; grid-template-columns: repeat(var(--cars), var(--column)); column-gap: 12px }
  #compare :is(th, td):first-child { width: auto }
  #compare thead td { display: none }
  #compare thead th { scroll-snap-align: start; padding: 0 0 10px }
  #compare [data-name] { font-size: 1rem }
  #compare tbody th { grid-column: 1 / -1; justify-self: start; position: sticky; left: var(--gutter);
    padding: 10px 0 0; font-size: .8125rem }
  #compare tbody td { padding: 2px 0 10px }
  #compare [data-best] { display: flex; margin: 3px 0 0 }
  #compare [data-row=all] td { grid-column: 1 / -1; position: sticky; left: var(--gutter);
    max-width: calc(100vw - 2 * var(--gutter)) }
}
@supports (timeline-scope: --swipe) and (animation-timeline: --swipe) {
  @media screen and (max-width: 1023.98px) {
    #compare [data-swipe] { max-height: none; overflow-y: hidden; scroll-timeline: --swipe inline;
      view-timeline: --passed block }
    #compare thead { position: static }
    #compare [data-names] { display: block; position: sticky; top: 0; z-index: 20; height: 0;
      margin-inline: calc(-1 * var(--gutter)); animation: compare-names linear both; animation-timeline: --passed;
      animation-range: exit-crossing 150px exit-crossing 190px }
    #compare [data-names] > div { container-type: inline-size; overflow: hidden; height: 56px;
      background: var(--surface); box-shadow: var(--shadow-2) }
    #compare [data-run] { display: grid; grid-template-columns: repeat(var(--cars), var(--column));
      column-gap: 12px; align-items: center; width: max-content; min-width: 100%; height: 56px;
      padding-inline: var(--gutter); animation: compare-swipe linear both; animation-timeline: --swipe }
    #compare [data-run] p { min-width: 0; font-size: .75rem; line-height: 1.3; white-space: nowrap }
    #compare [data-run] :is(b, span) { display: block; overflow: hidden; text-overflow: ellipsis }
    #compare [data-run] b { font-size: .8125rem }
    #compare [data-run] span { color: var(--ink-2) }
  }
}
@keyframes compare-names { from { opacity: 0; visibility: hidden } to { opacity: 1; visibility: visible } }
@keyframes compare-swipe { to { transform: translateX(calc(100cqi - 100%)) } }
@page { size: A4; margin: 10mm }
@media print {
  .announcement-bar, .site-footer { display: none }
  html, body { height: auto; min-height: 0; margin: 0; padding: 0 }
  .site-header { height: 14mm; overflow: hidden; break-inside: avoid }
  .wrap:has(> #compare) { padding-bottom: 0 }
  .wrap:has(> #compare) > :is(p, [data-printed]) { margin-block: 1mm; max-width: none; font-size: 6.5pt;
    line-height: 1.25 }
  #compare { --label: 30mm; --gap: 3mm; --photo: 0px }
  #compare thead { position: static; display: table-header-group }
  #compare table { font-size: 7.5pt; line-height: 1.2 }
  #compare :is(th, td) { padding-block: .2mm }
  #compare [data-row=heading] th { padding-block: 1.2mm .2mm; font-size: 8.5pt }
  #compare thead th { padding-bottom: 1mm }
  #compare [data-photo] { height: 16mm; aspect-ratio: auto }
  #compare [data-name] { margin-top: 1mm; min-height: 0; font-size: 9pt }
  #compare [data-note], #compare [data-best], #compare .finance-line * { font-size: 6.5pt }
  #compare .finance-line > :any-link { min-height: 0; padding: 0; margin: 0 }
  #compare b[data-price] { font-size: 11pt }
  #compare [data-best] { margin-left: 4px }
  #compare [data-best] svg, #compare [data-yes] svg { width: 8px; height: 8px }
  #compare [data-row=equipment] li { display: inline; break-inside: auto }
  #compare [data-row=equipment] li:not(:last-child)::after { content: ", " }
  /* A listing of two hundred items is for the screen. */
  #compare :is([data-note], [data-row=equipment] ul, [data-row=all] p) { display: -webkit-box;
    -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden }
  #compare :is([data-row=equipment] ul, [data-row=all] p) { -webkit-line-clamp: 5 }
  #compare [data-name] { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden }
  #compare td b { display: inline-block; max-height: 2.4em; overflow: hidden; vertical-align: top }
  #compare [data-row=listed]:nth-child(n + 11) { display: none }
  #compare [data-row=ways], #compare [data-remove] { display: none }
}`;
