import { fileURLToPath } from 'node:url';
import { latinText as plain } from '../../domain/text/latin-text.ts';
import { printedText } from '../../domain/text/printed-text.ts';

export { plain };

export type Document = PDFKit.PDFDocument;
/** A box on the sheet; points, from the upper left corner. */
export type Box = { x: number; y: number; width: number; height: number };

/** A4 upright. */
export const page = { width: 595.28, height: 841.89, margin: 36 } as const;
export const inner = page.width - 2 * page.margin;

export function heading(pdf: Document, text: string, y: number, ink: string): void {
  pdf.fillColor(ink);
  sentence(pdf, text, { x: page.margin, y, width: inner, height: 16 }, { size: 13, bold: true });
}

export type TextLook = { size: number; bold?: boolean; align?: 'right' | 'center' };

/** Fonts for characters that the built-in ones lack; a PDF embeds only the glyphs it uses. */
const wideFile = (weight: 'regular' | 'bold') =>
  fileURLToPath(new URL(`./files/noto-sans-${weight}.woff`, import.meta.url));
export const wideFaces = { regular: wideFile('regular'), bold: wideFile('bold') };

/** Sets a font with all characters of a text, and returns the text to print. */
function setFace(pdf: Document, text: string, { size, bold = false }: TextLook): string {
  const printed = printedText(text);
  const face = printed.wide ? wideFaces[bold ? 'bold' : 'regular'] : bold ? 'Helvetica-Bold' : 'Helvetica';
  pdf.font(face).fontSize(size);
  return printed.text;
}

/** The height of a text in full. */
export function heightOf(pdf: Document, text: string, width: number, look: TextLook): number {
  const printed = setFace(pdf, text, look);
  return pdf.heightOfString(printed, { width, lineGap: 1 });
}

/** The first of `sizes`, largest first, in which a whole text fits a box; the last if none does. */
export function fittingSize(
  pdf: Document,
  text: string,
  { width, height }: Pick<Box, 'width' | 'height'>,
  { sizes, bold = false }: { sizes: readonly [number, ...number[]]; bold?: boolean },
): number {
  const last = sizes.at(-1) ?? sizes[0];
  return sizes.find((size) => heightOf(pdf, text, width, { size, bold }) <= height) ?? last;
}

/** Draws text within its box, cut with an ellipsis. Returns its height. */
export function sentence(pdf: Document, text: string, { x, y, width, height }: Box, look: TextLook): number {
  const line = setFace(pdf, text, look);
  const { align } = look;
  const options = { width, height, ellipsis: true, lineGap: 1, ...(align && { align }) };
  pdf.text(line, x, y, options);
  return Math.min(height, pdf.heightOfString(line, { width, lineGap: 1 }));
}
