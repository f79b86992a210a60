import { describe, expect, it } from 'vitest';
import { siteWith, sunday } from '@/domain/leads/site.fixture.ts';
import { pageVehicle } from '@/domain/stock/vehicle-page/vehicle.fixture.ts';
import { linksOf, markupOf, plainTextOf } from '@/parts/markup.fixture.ts';
import type { GarageCar } from '@/web/accounts/read-garage.ts';
import { GarageRow } from './garage-row.tsx';

const card = pageVehicle({ carType: 'used' }).card;
const seen = {
  name: '2024 Ford Ranger',
  slug: card.slug,
  make: 'Ford',
  model: 'Ranger',
  image: '',
  priceCents: 66_990_00,
};
const saved = { car: 'v1', savedAt: new Date(sunday), note: '', seen, card, change: null } as unknown as GarageCar;
const row = (car: Partial<GarageCar> = {}, similar: (typeof card)[] = []) => (
  <GarageRow
    site={siteWith()}
    path="/my-garage"
    timeZone=""
    car={{ ...saved, ...car }}
    similar={new Map([['v1', similar]])}
  />
);

describe('[SAVE-05] a saved vehicle', () => {
  it('shows what it is and costs now, when it was saved, and what can be done', () => {
    expect(plainTextOf(row())).toMatch(
      /^2024 Ford Ranger Wildtrak PY 14,820 km · 10 speed auto · Diesel · 4x4 Saved 22 Nov Add a note .*\$66,990.*Enquire about 2024 Ford Ranger/,
    );
    expect(linksOf(row())).toEqual([`/cars/${card.slug}`, `/cars/${card.slug}#enquire`]);
    expect(markupOf(row())).toMatch(/action="\/api\/watchlist\/remove-car".*name="back" value="\/my-garage"/s);
  });

  it('shows what has changed, and the shopper’s own note', () => {
    const change = { kind: 'cheaper', text: '$2,000 less than when you saved it' } as const;
    expect(markupOf(row({ change }))).toMatch(/text-good[^>]*data-change="cheaper"/);
    expect(markupOf(row({ change: { kind: 'same', text: '' } }))).not.toContain('data-change');
    expect(plainTextOf(row({ note: 'For Mum' }))).toMatch(/“For Mum” Edit note/);
  });

  it('leads to others once it is sold or listed no more', () => {
    const sold = { ...card, status: 'sold' as const };
    expect(plainTextOf(row({ card: sold }))).toMatch(/Sold .*Find Me Something Similar/);
    expect(plainTextOf(row({ card: sold }))).not.toContain('Enquire');
    expect(plainTextOf(row({ card: null }))).toContain('No longer listed');
    expect(linksOf(row({ card: null }))).toEqual(['/search/new-used-and-demo-cars?make=Ford&model=Ranger']);
    expect(plainTextOf(row({ card: sold }, [card]))).toMatch(/Similar and still for sale 2024 Ford Ranger \$66,990/);
    expect(plainTextOf(row({ card: sold }, [{ ...card, priceCents: 0 }]))).toContain('Enquire for price');
  });

  it('stays as it was while the stock cannot be read', () => {
    expect(plainTextOf(row({ card: undefined }))).toContain('Prices can’t be read right now.');
    expect(linksOf(row({ card: undefined }))).toContain(`/cars/${card.slug}#enquire`);
  });
});
