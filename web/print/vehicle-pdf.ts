import PDFDocument from 'pdfkit';
import type { Theme } from '@/domain/site/theme.ts';
import type { VehicleSheet } from '@/domain/stock/vehicle-page/vehicle-sheet.ts';
import {
  type Box,
  type Document,
  fittingSize,
  heading,
  heightOf,
  inner,
  page,
  plain,
  sentence,
  type TextLook,
} from './pdf-words.ts';
import { type QrCode, qrCode, runsOf } from './qr-code.ts';

type Look = Pick<Theme, 'brand' | 'onBrand' | 'ink' | 'ink2' | 'line' | 'sunken'>;

export type PdfParts = {
  sheet: VehicleSheet;
  look: Look;
  /** Absolute address of the vehicle's page, for the QR code. */
  address: string;
  /** JPEG; null without a photo, or if it could not be loaded. */
  photo: Buffer | null;
};

const photoBox: Box = { x: page.margin, y: 96, width: 318, height: 212 };
/** Points; three lines of an address, which leave room for the phone. */
const maxBrandLines = 36;
const offerBox: Box = { x: 372, y: 96, width: page.width - page.margin - 372, height: 212 };

/**
 * One A4 page in the dealer's brand: vehicle, price with its claim, specifications and a QR code of
 * its page (VDP-11).
 */
export async function vehiclePdf({ sheet, look, address, photo }: PdfParts): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    info: { Title: plain(sheet.name), Author: plain(sheet.dealer.name), Subject: address },
    lang: 'en-AU',
    displayTitle: true,
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => pdf.once('end', resolve).once('error', reject));
  drawBrand(pdf, sheet, look);
  drawPhoto(pdf, photo, look);
  drawOffer(pdf, sheet, look);
  drawCode(pdf, qrCode(address), look, sheet.price !== '');
  const below = drawLines(pdf, sheet, look);
  const foot = footOf(pdf, sheet, below);
  drawFeatures(pdf, sheet, look, { below, above: foot.y });
  drawFootnotes(pdf, foot, look);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

function drawBrand(pdf: Document, { dealer }: VehicleSheet, { brand, onBrand }: Look): void {
  pdf.rect(0, 0, page.width, 68).fill(brand);
  pdf.fillColor(onBrand);
  const named = { x: page.margin, y: 22, width: 250, height: 26 };
  const size = fittingSize(pdf, dealer.name, named, { sizes: [20, 18, 16, 14, 12, 10.5], bold: true });
  sentence(pdf, dealer.name, named, { size, bold: true });
  const right = [
    [dealer.place, dealer.address].filter(Boolean).join(', '),
    [dealer.phone, dealer.licence].filter(Boolean).join(' · '),
  ];
  const look = { size: 9, align: 'right' } as const;
  const width = inner - 264;
  const lines = right.filter(Boolean).map((text) => ({ text, height: heightOf(pdf, text, width, look) }));
  const gap = 3;
  let y = 34 - lines.reduce((sum, { height }) => sum + height + gap, -gap) / 2;
  for (const { text, height } of lines) {
    sentence(pdf, text, { x: 300, y, width, height: Math.min(height, maxBrandLines) }, look);
    y += height + gap;
  }
}

function drawPhoto(pdf: Document, photo: Buffer | null, { sunken, ink2 }: Look): void {
  const { x, y, width, height } = photoBox;
  pdf.save().roundedRect(x, y, width, height, 4).clip();
  pdf.rect(x, y, width, height).fill(sunken);
  if (photo) pdf.image(photo, x, y, { cover: [width, height], align: 'center', valign: 'center' });
  pdf.restore();
  if (photo) return;
  pdf.fillColor(ink2);
  sentence(
    pdf,
    'Photos are on their way',
    { ...photoBox, y: y + height / 2 - 6, height: 14 },
    { size: 11, align: 'center' },
  );
}

function drawOffer(pdf: Document, sheet: VehicleSheet, { ink, ink2 }: Look): void {
  const { x, width } = offerBox;
  let { y } = offerBox;
  const next = (text: string, height: number, look: TextLook, gap: number) => {
    if (!text) return;
    const drawn = sentence(pdf, text, { x, y, width, height }, look);
    y += drawn + gap;
  };
  pdf.fillColor(ink2);
  next(`${sheet.kind} · Stock no. ${sheet.stockNumber}`, 12, { size: 9 }, 4);
  pdf.fillColor(ink);
  const nameBox = { width, height: 46 };
  const size = fittingSize(pdf, sheet.name, nameBox, { sizes: [18, 16, 14, 12.5, 11, 9.5, 8], bold: true });
  next(sheet.name, nameBox.height, { size, bold: true }, 4);
  pdf.fillColor(ink2);
  next(sheet.subtitle, 13, { size: 10 }, 6);
  pdf.fillColor(ink);
  next(sheet.price, 30, { size: sheet.price.startsWith('$') ? 24 : 14, bold: true }, 2);
  pdf.fillColor(ink2);
  next(sheet.priceNote, 13, { size: 9.5 }, 4);
  next(sheet.weekly, 26, { size: 9 }, 0);
}

/** Draws the QR code at the offer, with its caption. */
function drawCode(pdf: Document, { size, rows }: QrCode, { ink2 }: Look, forSale: boolean): void {
  const side = 66;
  const cell = side / size;
  const x = offerBox.x - cell * 4;
  const y = offerBox.y + offerBox.height - side + cell * 4;
  pdf.rect(x, y, side, side).fill('#ffffff');
  for (const [row, cells] of rows.entries())
    for (const { from, length } of runsOf(cells)) pdf.rect(x + from * cell, y + row * cell, length * cell, cell);
  pdf.fill('#000000');
  pdf.fillColor(ink2);
  sentence(
    pdf,
    forSale ? 'Scan for photos and finance, or to enquire.' : 'Scan to find something similar.',
    { x: x + side + 6, y: y + 22, width: 104, height: 26 },
    { size: 9 },
  );
}

/** Draws two columns; returns their end. */
function drawLines(pdf: Document, { lines }: VehicleSheet, { ink, ink2, line }: Look): number {
  const top = photoBox.y + photoBox.height + 22;
  if (lines.length === 0) return top;
  heading(pdf, 'Specifications', top, ink);
  const columns = 2;
  const gap = 24;
  const width = (inner - gap) / columns;
  const rows = Math.ceil(lines.length / columns);
  const step = 19;
  for (const [at, { label, value }] of lines.entries()) {
    const x = page.margin + Math.floor(at / rows) * (width + gap);
    const y = top + 24 + (at % rows) * step;
    pdf.fillColor(ink2);
    sentence(pdf, label, { x, y, width: width * 0.45, height: 11 }, { size: 9 });
    pdf.fillColor(ink);
    sentence(
      pdf,
      value,
      { x: x + width * 0.45, y, width: width * 0.55, height: 11 },
      { size: 9, bold: true, align: 'right' },
    );
    pdf
      .moveTo(x, y + 14)
      .lineTo(x + width, y + 14)
      .lineWidth(0.5)
      .stroke(line);
  }
  return top + 24 + rows * step;
}

/** Draws as many whole lines as fit above the footer; none if none fits. */
function drawFeatures(
  pdf: Document,
  { features }: VehicleSheet,
  { ink, ink2 }: Look,
  { below, above }: { below: number; above: number },
): void {
  const top = below + 14;
  const height = Math.min(52, above - 10 - (top + 22));
  if (features.length === 0 || height < 13) return;
  heading(pdf, 'Features', top, ink);
  pdf.fillColor(ink2);
  sentence(pdf, features.join(',  '), { x: page.margin, y: top + 22, width: inner, height }, { size: 9.5 });
}

type Foot = { text: string; size: number; y: number; height: number };

/** The full legal text: in 7 points, or in 6 if it would be too high. */
function footOf(pdf: Document, { footnotes }: VehicleSheet, below: number): Foot {
  const text = plain(footnotes.join(' '));
  const bottom = page.height - page.margin + 8;
  const highest = (size: number) =>
    pdf.font('Helvetica').fontSize(size).heightOfString(text, { width: inner, lineGap: 1 });
  const size = highest(7) > 150 ? 6 : 7;
  const height = Math.min(bottom - below - 8, highest(size));
  return { text, size, height, y: bottom - height };
}

function drawFootnotes(pdf: Document, { text, size, y, height }: Foot, { ink2 }: Look): void {
  pdf.fillColor(ink2);
  sentence(pdf, text, { x: page.margin, y, width: inner, height: height + 2 }, { size });
}
