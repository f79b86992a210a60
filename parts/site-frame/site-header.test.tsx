import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { siteLocation } from '@/domain/locations/site-location.fixture.ts';
import type { SiteLocation } from '@/domain/locations/site-location.ts';
import { resolveSite } from '@/domain/site/resolve.ts';
import { SiteHeader } from './site-header.tsx';

const wednesdayNoon = Date.UTC(2026, 7, 12, 2);

const identity = { id: 'site-a', slug: 'a', name: 'A Dealer', siteNumber: 1, template: 'default', manufacturer: '' };
const phones = { main: '03 5550 4410', sales: '', service: '', parts: '', newCars: '', usedCars: '', demoCars: '' };

function headed(locations: SiteLocation[], now: number) {
  const site = resolveSite(identity, [{ name: 'dealer', title: 'A Dealer', settings: { locations, phones } }]);
  const boundaries: number[] = [];
  const clock = { now, until: (ms: number) => void boundaries.push(ms) };
  const markup = renderToStaticMarkup(
    <SiteHeader site={site} path="/" stock={{ new: 0, demo: 0, used: 0 }} clock={clock} />,
  );
  return { markup, boundaries };
}

describe('the phone in the header', () => {
  it('[LOC-04] shows until when the main location is open, and the page changes then', () => {
    const places = [siteLocation({ timeZone: 'Australia/Perth' }), siteLocation({ id: 'location-b', primary: true })];
    const { markup, boundaries } = headed(places, wednesdayNoon);
    expect(markup).toContain('aria-label="Call 03 5550 4410. Open until 5:30 pm"');
    expect(boundaries).toEqual([Date.UTC(2026, 7, 12, 7, 30)]);
  });

  it('[LOC-04] shows when it opens', () => {
    expect(headed([siteLocation()], wednesdayNoon - 6 * 3_600_000).markup).toContain('Opens 8:30 am');
  });

  it('shows nothing about a place without hours', () => {
    expect(headed([siteLocation({ openingHours: [] })], wednesdayNoon).markup).toContain(
      'aria-label="Call 03 5550 4410"',
    );
  });
});
