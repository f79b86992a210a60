import type { Paper } from '@/domain/purchases/paper.ts';
import type { Theme } from '@/domain/site/theme.ts';
import { type Box, type Document, heightOf, inner, page, sentence, type TextLook } from './pdf-words.ts';

export type Look = Pick<Theme, 'brand' | 'onBrand' | 'ink' | 'ink2' | 'line' | 'sunken'>;

export const right = page.width - page.margin;
/** Table columns: description, GST, amount. */
const columns = { gst: right - 190, amount: right - 100, width: 100 };
/** Top of the footer. */
const bottom = page.height - 72;
/** Limits texts of feeds and forms. */
const maxHeight = 400;

/** The y at which an element of this height fits: `y`, or the top of a new page. */
export function roomFor(pdf: Document, y: number, height: number): number {
  if (y + height <= bottom) return y;
  pdf.addPage();
  return page.margin;
}

const heightIn = (pdf: Document, text: string, width: number, look: TextLook): number =>
  text === '' ? 0 : Math.min(maxHeight, heightOf(pdf, text, width, look));

/** Draws a text in full, on a new page if it does not fit. Returns its end. */
export function whole(pdf: Document, text: string, { x, y, width }: Omit<Box, 'height'>, look: TextLook): number {
  const height = heightIn(pdf, text, width, look);
  const top = roomFor(pdf, y, height);
  // One point more, so that rounding does not drop the last line.
  sentence(pdf, text, { x, y: top, width, height: height + 1 }, look);
  return top + height;
}

/** Draws the head's columns: number, date, customer, car. Returns their end. */
export function drawHead(pdf: Document, head: Paper['head'], { ink, ink2 }: Look, top: number): number {
  const widths = [80, 110, 140, inner - 330];
  let [x, end]: [number, number] = [page.margin, top];
  for (const [at, { label, texts }] of head.entries()) {
    const width = (widths[at] ?? 0) - 12;
    pdf.fillColor(ink2);
    let y = top + 15;
    sentence(pdf, label, { x, y: top, width, height: 12 }, { size: 9 });
    pdf.fillColor(ink);
    for (const text of texts) {
      const height = Math.min(180, heightOf(pdf, text, width, { size: 10, bold: true }));
      sentence(pdf, text, { x, y, width, height: height + 1 }, { size: 10, bold: true });
      y += height + 1;
    }
    end = Math.max(end, y);
    x += widths[at] ?? 0;
  }
  return end;
}

const rule = (pdf: Document, y: number, line: string, width = 0.5): void => {
  pdf.moveTo(page.margin, y).lineTo(right, y).lineWidth(width).stroke(line);
};

/** Draws the amounts line by line, with GST for tax documents. Returns the end. */
export function drawTable(
  pdf: Document,
  { lines, total, gst }: Paper,
  { ink, ink2, line, sunken }: Look,
  top: number,
): number {
  const label = { x: page.margin, width: (gst ? columns.gst : columns.amount) - page.margin - 10 };
  const figure = (text: string, x: number, y: number, bold = false) =>
    sentence(pdf, text, { x, y, width: columns.width, height: 14 }, { size: 10, bold, align: 'right' });
  pdf.fillColor(ink2);
  sentence(pdf, 'Description', { ...label, y: top, height: 12 }, { size: 9 });
  if (gst)
    sentence(pdf, 'GST', { x: columns.gst, y: top, width: columns.width, height: 12 }, { size: 9, align: 'right' });
  sentence(pdf, 'Amount', { x: columns.amount, y: top, width: columns.width, height: 12 }, { size: 9, align: 'right' });
  let y = top + 18;
  rule(pdf, y - 3, ink, 1);
  for (const one of lines) {
    const name = { size: 10, bold: true };
    const height = heightIn(pdf, one.label, label.width, name) + heightIn(pdf, one.note, label.width, { size: 9 });
    y = roomFor(pdf, y, height + 12) + 5;
    pdf.fillColor(ink);
    if (gst) figure(one.gst, columns.gst, y);
    figure(one.amount, columns.amount, y);
    y = whole(pdf, one.label, { ...label, y }, name);
    pdf.fillColor(ink2);
    if (one.note !== '') y = whole(pdf, one.note, { ...label, y: y + 1 }, { size: 9 });
    y += 5;
    rule(pdf, y, line);
  }
  y = roomFor(pdf, y, 26);
  pdf.rect(page.margin, y, inner, 26).fill(sunken);
  pdf.fillColor(ink);
  sentence(pdf, total.label, { ...label, x: label.x + 8, y: y + 8, height: 14 }, { size: 11, bold: true });
  const box = { x: columns.amount - 8, y: y + 8, width: columns.width, height: 14 };
  sentence(pdf, total.text, box, { size: 11, bold: true, align: 'right' });
  return y + 26;
}

/** Draws rows of label and text. Returns their end. */
export function drawRows(pdf: Document, rows: Paper['rows'], { ink, ink2, line }: Look, top: number): number {
  let y = top;
  for (const { label, text } of rows) {
    const look = { size: 10, bold: true, align: 'right' as const };
    const high = Math.max(heightIn(pdf, label, 220, { size: 10 }), heightIn(pdf, text, inner - 230, look));
    y = roomFor(pdf, y, high + 8);
    pdf.fillColor(ink2);
    whole(pdf, label, { x: page.margin, y, width: 220 }, { size: 10 });
    pdf.fillColor(ink);
    whole(pdf, text, { x: page.margin + 230, y, width: inner - 230 }, look);
    y += high + 8;
    rule(pdf, y - 4, line);
  }
  return y;
}
