import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { siteWith } from '@/domain/leads/site.fixture.ts';
import { defaultTheme } from '@/domain/site/defaults.ts';
import { pageVehicle } from '@/domain/stock/vehicle-page/vehicle.fixture.ts';
import { vehicleSheet } from '@/domain/stock/vehicle-page/vehicle-sheet.ts';
import { socialCard } from './social-card.ts';
import { socialCardSize } from './social-card-size.ts';

const card = (photo: Buffer | null, other: object = {}) =>
  socialCard({
    sheet: vehicleSheet(pageVehicle(other), { site: siteWith(), location: null, rego: '', day: '23 November 2026' }),
    look: defaultTheme,
    photo,
  });

/** The mean colour of the part above the band. */
const meanOf = async (jpeg: Buffer): Promise<number[]> => {
  const { channels } = await sharp(jpeg).extract({ left: 0, top: 0, width: socialCardSize.width, height: 400 }).stats();
  return channels.map(({ mean }) => Math.round(mean));
};

describe('the card of a vehicle for social networks', () => {
  it('[VDP-10] is a JPEG of the size that networks require, with the photo of this very vehicle', async () => {
    const green = { create: { width: 850, height: 567, channels: 3 as const, background: '#00a000' } };
    const jpeg = await card(await sharp(green).jpeg().toBuffer());
    const { format, width, height } = await sharp(jpeg).metadata();
    expect([format, width, height]).toEqual(['jpeg', socialCardSize.width, socialCardSize.height]);
    const [red = 0, greenness = 0, blue = 0] = await meanOf(jpeg);
    expect(greenness).toBeGreaterThan(100 + Math.max(red, blue));
  });

  it('[VDP-10] is complete without a photo, with a long name and without a price', async () => {
    const bare = await card(null, { priceCents: 0, badge: 'An extraordinarily long name '.repeat(8) });
    expect((await sharp(bare).metadata()).width).toBe(socialCardSize.width);
    expect(bare.equals(await card(null))).toBe(false);
  });

  it('[VDP-05] shows of a sold vehicle in place of its price that it was sold', async () => {
    const dealer = { name: 'A Dealer', place: '' };
    const sheet = { name: '2024 Ford Ranger', dealer, price: '', priceNote: '' };
    const [site, sold] = await Promise.all(
      [sheet, { ...sheet, kind: 'Sold' }].map((one) => socialCard({ sheet: one, look: defaultTheme, photo: null })),
    );
    expect(site && sold?.equals(site)).toBe(false);
  });
});
