import PDFDocument from 'pdfkit';
import type { Paper } from '@/domain/purchases/paper.ts';
import { drawHead, drawRows, drawTable, type Look, right, roomFor, whole } from './paper-parts.ts';
import { type Document, heading, inner, page, plain, sentence } from './pdf-words.ts';

export type PaperParts = { paper: Paper; look: Look };

/**
 * A paper as A4 PDF in the dealer's brand: receipt, tax invoice, refund or adjustment note
 * (PLUS-22).
 */
export async function paperPdf({ paper, look }: PaperParts): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    info: { Title: plain(`${paper.title} ${paper.number}`), Author: plain(paper.dealer.name) },
    lang: 'en-AU',
    displayTitle: true,
    bufferPages: true,
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => pdf.once('end', resolve).once('error', reject));
  drawBrand(pdf, paper, look);
  let y = drawHead(pdf, paper.head, look, 110);
  y = roomFor(pdf, drawTable(pdf, paper, look, y + 22) + 26, 90);
  heading(pdf, paper.title2, y, look.ink);
  y += 24;
  pdf.fillColor(look.ink);
  if (paper.text !== '') y = whole(pdf, paper.text, { x: page.margin, y, width: inner }, { size: 10 }) + 10;
  y = drawRows(pdf, paper.rows, look, y) + 10;
  pdf.fillColor(look.ink2);
  for (const text of paper.closing) y = whole(pdf, text, { x: page.margin, y, width: inner }, { size: 10 }) + 8;
  drawFeet(pdf, paper.foot);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

function drawBrand(pdf: Document, { dealer, title, note }: Paper, { brand, onBrand }: Look): void {
  pdf.rect(0, 0, page.width, 84).fill(brand);
  pdf.fillColor(onBrand);
  sentence(pdf, dealer.name, { x: page.margin, y: 20, width: 260, height: 24 }, { size: 18, bold: true });
  sentence(pdf, dealer.lines.join('  ·  '), { x: page.margin, y: 50, width: 300, height: 24 }, { size: 9 });
  const side = { x: 340, width: right - 340 };
  sentence(pdf, title, { ...side, y: 20, height: 24 }, { size: 18, bold: true, align: 'right' });
  sentence(pdf, note, { ...side, y: 50, height: 14 }, { size: 10, bold: true, align: 'right' });
}

/** Papers of an earlier release contain "page 1 of 1" themselves. */
function drawFeet(pdf: Document, foot: string): void {
  const { count } = pdf.bufferedPageRange();
  for (let at = 0; at < count; at += 1) {
    pdf.switchToPage(at);
    const text = `${foot.replace(/, page 1 of 1$/, '')}, page ${at + 1} of ${count}`;
    sentence(pdf, text, { x: page.margin, y: page.height - 60, width: inner, height: 24 }, { size: 8 });
  }
}
