import { ImageResponse } from 'next/og.js';
import { type CSSProperties, createElement, type ReactElement, type ReactNode } from 'react';
import sharp from 'sharp';
import type { Theme } from '@/domain/site/theme.ts';
import type { VehicleSheet } from '@/domain/stock/vehicle-page/vehicle-sheet.ts';
import { socialCardSize } from './social-card-size.ts';

export type CardParts = {
  sheet: Pick<VehicleSheet, 'name' | 'dealer' | 'price' | 'priceNote'>;
  look: Pick<Theme, 'brand' | 'onBrand' | 'sunken' | 'ink2'>;
  /** JPEG; null where there is no photo, or it cannot be had. */
  photo: Buffer | null;
};

const { width, height } = socialCardSize;
const bandHeight = 150;

// No JSX: this runs in plain Node, which takes types out and no more (print-drawer.ts).
const box = (style: CSSProperties, ...children: ReactNode[]): ReactElement =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children);
const words = (style: CSSProperties, text: string): ReactElement => createElement('span', { style }, text);

/** The card of a vehicle for social networks: its photo over a band with its name, its price and the dealer, as JPEG. */
export async function socialCard({ sheet, look, photo }: CardParts): Promise<Buffer> {
  const column = { flexDirection: 'column', width, height, background: look.sunken } as const;
  const drawn = new ImageResponse(box(column, upper(photo, look), band(sheet, look)), socialCardSize);
  return sharp(Buffer.from(await drawn.arrayBuffer()))
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

function upper(photo: CardParts['photo'], { ink2 }: CardParts['look']): ReactElement {
  const middle = { flex: 1, alignItems: 'center', justifyContent: 'center', color: ink2 } as const;
  if (!photo) return box(middle, words({ fontSize: 40 }, 'Photos are on their way'));
  const src = `data:image/jpeg;base64,${photo.toString('base64')}`;
  const size = { width, height: height - bandHeight };
  return box(middle, createElement('img', { src, alt: '', ...size, style: { objectFit: 'cover' } }));
}

function band({ name, dealer, price, priceNote }: CardParts['sheet'], look: CardParts['look']): ReactElement {
  const row = { height: bandHeight, padding: '0 48px', alignItems: 'center', justifyContent: 'space-between' } as const;
  return box(
    { ...row, background: look.brand, color: look.onBrand },
    box(
      { flexDirection: 'column', maxWidth: 760 },
      words({ fontSize: 44, lineClamp: 1 }, name),
      words({ fontSize: 26, marginTop: 6 }, [dealer.name, dealer.place].filter(Boolean).join(', ')),
    ),
    box(
      { flexDirection: 'column', alignItems: 'flex-end' },
      words({ fontSize: price.startsWith('$') ? 56 : 32 }, price),
      priceNote && words({ fontSize: 20 }, priceNote),
    ),
  );
}
