import { ImageResponse } from 'next/og.js';
import { type CSSProperties, createElement, type ReactElement, type ReactNode } from 'react';
import sharp from 'sharp';
import type { Theme } from '@/domain/site/theme.ts';
import type { VehicleSheet } from '@/domain/stock/vehicle-page/vehicle-sheet.ts';
import { socialCardSize } from './social-card-size.ts';

export type CardParts = {
  sheet: Pick<VehicleSheet, 'name' | 'price' | 'priceNote'> & {
    /** Shown in place of the price of a vehicle that is not for sale. */
    kind?: VehicleSheet['kind'];
    dealer: Pick<VehicleSheet['dealer'], 'name' | 'place'>;
  };
  look: Pick<Theme, 'brand' | 'onBrand' | 'sunken' | 'ink2'>;
  /** JPEG; null without a photo, or if it could not be loaded. */
  photo: Buffer | null;
  /** Text in place of a photo. */
  instead?: string;
};

const { width, height } = socialCardSize;
const bandHeight = 150;

// No JSX: this runs in plain Node, which only strips types (print-drawer.ts).
const box = (style: CSSProperties, ...children: ReactNode[]): ReactElement =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children);
const textSpan = (style: CSSProperties, text: string): ReactElement => createElement('span', { style }, text);

/**
 * The card of a vehicle or site for social networks as JPEG: a photo above a band with name, price
 * and dealer.
 */
export async function socialCard({ sheet, look, photo, instead }: CardParts): Promise<Buffer> {
  const column = { flexDirection: 'column', width, height, background: look.sunken } as const;
  const drawn = new ImageResponse(box(column, upper(photo, look, instead), band(sheet, look)), socialCardSize);
  return sharp(Buffer.from(await drawn.arrayBuffer()))
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

function upper(
  photo: CardParts['photo'],
  { ink2 }: CardParts['look'],
  instead = 'Photos are on their way',
): ReactElement {
  const middle = { flex: 1, alignItems: 'center', justifyContent: 'center', color: ink2 } as const;
  if (!photo) return box(middle, textSpan({ fontSize: 40 }, instead));
  const src = `data:image/jpeg;base64,${photo.toString('base64')}`;
  const size = { width, height: height - bandHeight };
  return box(middle, createElement('img', { src, alt: '', ...size, style: { objectFit: 'cover' } }));
}

function band({ name, dealer, kind, price, priceNote }: CardParts['sheet'], look: CardParts['look']): ReactElement {
  const shown = price || kind;
  const row = { height: bandHeight, padding: '0 48px', alignItems: 'center', justifyContent: 'space-between' } as const;
  return box(
    { ...row, background: look.brand, color: look.onBrand },
    box(
      { flexDirection: 'column', maxWidth: 760 },
      textSpan({ fontSize: 44, lineClamp: 1 }, name),
      textSpan({ fontSize: 26, marginTop: 6 }, [dealer.name, dealer.place].filter(Boolean).join(', ')),
    ),
    box(
      { flexDirection: 'column', alignItems: 'flex-end' },
      shown && textSpan({ fontSize: shown.startsWith('$') ? 56 : 32 }, shown),
      priceNote && textSpan({ fontSize: 20 }, priceNote),
    ),
  );
}
