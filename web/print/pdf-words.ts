export type Document = PDFKit.PDFDocument;
/** A place on the sheet; points, from its upper left corner. */
export type Box = { x: number; y: number; width: number; height: number };

/** A4 upright. */
export const page = { width: 595.28, height: 841.89, margin: 36 } as const;
export const inner = page.width - 2 * page.margin;

export function heading(pdf: Document, text: string, y: number, ink: string): void {
  pdf.fillColor(ink);
  words(pdf, text, { x: page.margin, y, width: inner, height: 16 }, { size: 13, bold: true });
}

export type TextLook = { size: number; bold?: boolean; align?: 'right' | 'center' };

/** Text that never leaves its box: a second page would be one too many. Tells how high it became. */
export function words(
  pdf: Document,
  text: string,
  { x, y, width, height }: Box,
  { size, bold = false, align }: TextLook,
): number {
  const said = plain(text);
  pdf.font(bold ? 'Helvetica-Bold' : 'Helvetica').fontSize(size);
  const options = { width, height, ellipsis: true, lineGap: 1, ...(align && { align }) };
  pdf.text(said, x, y, options);
  return Math.min(height, pdf.heightOfString(said, { width, lineGap: 1 }));
}

/** What the built-in faces can write (Windows-1252); of the rest only what has a plain form stays. */
export function plain(text: string): string {
  const spaced = text
    .replaceAll(/[\u00a0\u2007\u202f\s]+/g, ' ')
    .replaceAll('\u2011', '-')
    .replaceAll('\u2212', '-');
  return spaced
    .normalize('NFKC')
    .replaceAll(/[^\u0020-\u007e\u00a1-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac\u2122]/g, '');
}
