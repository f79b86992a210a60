/**
 * Print styles of a vehicle's sheet, always one A4 page: head and list have maximum heights, the
 * legal text at the bottom is complete, and features get the rest. The site's bar and footer are
 * hidden, as the sheet names the seller and terms. They are here so that other pages do not load
 * them.
 */
export const printStyle = `
@page { size: A4; margin: 10mm }
@media print {
  .announcement-bar, .site-footer { display: none }
  html, body { height: auto; min-height: 0; margin: 0; padding: 0 }
  .site-header { height: 18mm; overflow: hidden; break-inside: avoid }
  #main { height: 256mm; overflow: hidden; break-inside: avoid }
  #sheet { display: flex; flex-direction: column; gap: 4mm; height: 250mm; padding: 0; border: 0; font-size: 9.5pt; line-height: 1.35 }
  #sheet > * { flex: none }
  #sheet header { display: grid; grid-template-columns: 92mm 1fr 26mm; gap: 5mm; align-items: start; overflow-wrap: anywhere }
  #sheet header img { margin: 0 }
  #sheet header > div { display: contents }
  #sheet h1 { font-size: 15pt; line-height: 1.2; -webkit-line-clamp: 3 }
  #sheet h1, #sheet [data-clamp] { display: -webkit-box; -webkit-box-orient: vertical; overflow: hidden }
  #sheet [data-clamp="1"] { -webkit-line-clamp: 1 }
  #sheet [data-clamp="2"] { -webkit-line-clamp: 2 }
  #sheet h2 { font-size: 11pt; margin: 0 0 1mm }
  #sheet dl { grid-template-columns: 1fr 1fr }
  #sheet dl > div { padding-block: 1.1mm; min-width: 0; font-size: 10pt }
  #sheet dt { flex: none }
  #sheet dd { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
  #sheet > [data-yields] { flex: 0 1 auto; min-height: 0; overflow: hidden }
  #sheet > [data-yields] p { font-size: 10pt; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 4; overflow: hidden }
  #sheet footer { margin-top: auto; padding-top: 2mm; gap: 1mm }
  #sheet footer p { font-size: var(--foot); line-height: 1.3 }
  #sheet footer p:first-child { font-size: 9pt }
}`;

/** Font size of the legal text, points: smaller for more text, at least 6. */
export function footPoints(footnotes: readonly string[]): number {
  const letters = footnotes.join('').length;
  if (letters > 3_000) return 6;
  return letters > 1_400 ? 7 : 8.5;
}
