import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import { silentServices } from '@/blocks/block.fixture.ts';
import type { BlockContext } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { resolveSite } from '@/domain/site/resolve.ts';
import { offersFixtures } from './offers.fixture.ts';
import { offersBlock } from './offers.tsx';

const site = resolveSite(
  { id: 'site-a', slug: 'a', name: 'A Dealer', siteNumber: 1, template: 'default', manufacturer: 'Ford', state: 'vic' },
  [],
);
const now = Date.UTC(2026, 10, 20);
const boundaries: number[] = [];
const context: BlockContext = {
  site,
  page: { path: '/special-offers', carTypes: [] },
  now,
  until: (moment) => boundaries.push(moment),
  draft: false,
  stock: {
    search: async () => ({ found: 0, cards: [] }),
    facets: async () => ({ found: 0, values: {}, price: null }),
    prices: async () => null,
  },
  query: {},
  services: silentServices,
  edit: () => ({}),
};

async function shown(block: Partial<BlockOf<'offers'>>, offerExceptions = false): Promise<string> {
  const View = offersBlock.view as React.ComponentType<Record<string, unknown>>;
  const whole = { ...offersFixtures.minimal, ...block };
  const { prelude } = await prerenderToNodeStream(
    <View
      block={whole}
      data={undefined}
      context={{ ...context, site: { ...site, features: { ...site.features, offerExceptions } } }}
    />,
  );
  return text(prelude);
}

const [ranger, service] = (offersFixtures.full.offers ?? []).flatMap((offer) => offer ?? []);
if (!ranger || !service) throw new Error('The fixture has no offers.');

describe('the offers of a site', () => {
  it('[BLK-03] name, price with its type, what to do: Enquire Now, Explore {model}, Book A Test Drive', async () => {
    const html = await shown({ running: [ranger] });
    expect(html).toContain('$58,990');
    expect(html).toContain('drive away');
    expect(html).toMatch(/Enquire Now/);
    expect(html).toMatch(/href="\/models\/ranger"[^>]*>Explore (<!-- -->)?Ranger/);
    expect(html).toMatch(/Book A Test Drive/);
  });

  it('[BLK-03] a repayment is shown with its rates and the whole warning; a long disclaimer without one opens', async () => {
    expect(await shown({ running: [ranger] })).toMatch(
      /\$289<\/b> \/wk.*8\.50%.*9\.06%.*WARNING: This comparison rate/s,
    );
    const html = await shown({ running: [service] });
    expect(html).toContain('View full disclaimer');
    expect(html).toContain('View less disclaimer');
  });

  it('[BLK-03] one that ended or has not begun is left out, and the page learns when that changes', async () => {
    const at = (days: number) => new Date(now + days * 86_400_000).toISOString();
    const html = await shown({
      running: [
        { ...ranger, name: 'Over', expiresAt: at(0) },
        { ...ranger, name: 'To come', startsAt: at(2) },
        { ...ranger, name: 'On now', startsAt: at(-1), expiresAt: at(3) },
      ],
    });
    expect(html).toContain('On now');
    expect(html).not.toMatch(/Over|To come/);
    expect(boundaries.at(-1)).toBe(now + 2 * 86_400_000);
  });

  it('[BLK-03] an excluded site does not show it, and no offer at all shows the text of the specification', async () => {
    const html = await shown({ running: [{ ...ranger, excludedSites: ['site-a'] }] });
    expect(html).not.toContain('Wildtrak');
    expect(html).toContain('No Results Available');
    expect(html).toContain('There appears to be no offers currently available that meet the conditions of your search');
  });

  it('[BLK-03] an excluded site shows it all the same where its staff chose it and the switch allows exceptions', async () => {
    const excluded = { ...ranger, excludedSites: ['site-a'] };
    const chosen = { source: 'chosen' as const, offers: [excluded] };
    expect(await shown(chosen, true)).toContain('Wildtrak');
    expect(await shown(chosen)).not.toContain('Wildtrak');
    expect(await shown({ running: [excluded] }, true)).not.toContain('Wildtrak');
  });

  it('[BLK-03] a kind chosen by staff leaves the others out, and a limit cuts the list', async () => {
    expect(await shown({ running: [ranger, service], category: 'Service offer' })).not.toContain('Wildtrak');
    expect(await shown({ running: [ranger, service], limit: 1 })).not.toContain('Logbook');
  });
});
