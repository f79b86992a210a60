import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import type { Theme } from '@/domain/site/theme.ts';
import type { VehicleSheet } from '@/domain/stock/vehicle-page/vehicle-sheet.ts';
import { socialCardSize } from './social-card-size.ts';

type Parts = { sheet: VehicleSheet; look: Pick<Theme, 'brand' | 'onBrand' | 'sunken' | 'ink2'>; photo: Buffer | null };

const bandHeight = 150;

/** The card of a vehicle for social networks: its photo over a band with its name, its price and the dealer, as JPEG. */
export async function socialCard({ sheet, look, photo }: Parts): Promise<Buffer> {
  const { width, height } = socialCardSize;
  const drawn = new ImageResponse(
    <div style={{ display: 'flex', flexDirection: 'column', width, height, background: look.sunken }}>
      <div style={{ display: 'flex', flex: 1, alignItems: 'center', justifyContent: 'center', color: look.ink2 }}>
        {photo ? (
          // biome-ignore lint/performance/noImgElement: drawn on the server, no browser sees it
          <img
            src={`data:image/jpeg;base64,${photo.toString('base64')}`}
            alt=""
            width={width}
            height={height - bandHeight}
            style={{ objectFit: 'cover' }}
          />
        ) : (
          <span style={{ fontSize: 40 }}>Photos are on their way</span>
        )}
      </div>
      <div
        style={{
          display: 'flex',
          height: bandHeight,
          padding: '0 48px',
          alignItems: 'center',
          justifyContent: 'space-between',
          background: look.brand,
          color: look.onBrand,
        }}
      >
        <div style={{ display: 'flex', flexDirection: 'column', maxWidth: 760 }}>
          <span style={{ fontSize: 44, lineClamp: 1 }}>{sheet.name}</span>
          <span style={{ fontSize: 26, marginTop: 6 }}>
            {[sheet.dealer.name, sheet.dealer.place].filter(Boolean).join(', ')}
          </span>
        </div>
        <div style={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-end' }}>
          <span style={{ fontSize: sheet.price.startsWith('$') ? 56 : 32 }}>{sheet.price}</span>
          {sheet.priceNote && <span style={{ fontSize: 20 }}>{sheet.priceNote}</span>}
        </div>
      </div>
    </div>,
    socialCardSize,
  );
  return sharp(Buffer.from(await drawn.arrayBuffer()))
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
