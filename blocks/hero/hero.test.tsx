import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { BlockContext } from '@/blocks/block.ts';
import { resolveSite } from '@/domain/site/resolve.ts';
import type { SiteBanner } from '@/domain/site/site-parts.ts';
import { heroFixtures } from './hero.fixture.ts';
import { heroBlock } from './hero.tsx';

const identity = { id: 'site-a', slug: 'a', name: 'A Dealer', siteNumber: 1, template: 'default', manufacturer: '' };

const banner = (id: string, heading: string, shortName = ''): SiteBanner => ({
  id,
  placement: 'home-hero',
  heading,
  shortName,
  text: '',
  image: null,
  priceLabel: '',
  price: '',
  priceNote: '',
  buttons: [],
  startsAtMs: null,
  expiresAtMs: null,
});

function shown(banners: SiteBanner[], secondsEach: number | null = null): string {
  const site = resolveSite(identity, [{ name: 'dealer', title: 'A Dealer', settings: { banners } }]);
  const context = { site, now: 0, until: () => undefined, edit: () => ({}) } as unknown as BlockContext;
  const block = { ...heroFixtures.full, placement: 'home-hero', secondsEach };
  const View = heroBlock.view as React.ComponentType<Record<string, unknown>>;
  return renderToStaticMarkup(<View block={block} data={undefined} context={context} />);
}

const count = (html: string, piece: RegExp): number => html.match(piece)?.length ?? 0;

describe('the hero with banners', () => {
  it('[BLK-01] is one picture for one banner, without tabs', () => {
    const html = shown([banner('a', 'Stocktake week')], 8);
    expect(html).toContain('<h1>Stocktake week</h1>');
    expect(html).not.toContain('aria-label="Slides"');
  });

  it('[BLK-01] has a tab for each of several, which leads to its slide without a script; the page keeps one h1', () => {
    const html = shown([banner('a', 'Stocktake week', 'Stocktake'), banner('b', 'Ute month')]);
    expect(count(html, /<h1/g)).toBe(1);
    const tabs = [...html.matchAll(/href="#([^"]+)"[^>]*><span>([^<]+)/g)].map(([, id, name]) => [id, name]);
    expect(tabs.map(([, name]) => name)).toEqual(['Stocktake', 'Ute month']);
    for (const [id] of tabs) expect(html).toContain(`<li id="${id}"`);
    expect(html).not.toContain('<button');
  });

  it('[BLK-01] can be paused where banners take turns by themselves', () => {
    expect(shown([banner('a', 'One'), banner('b', 'Two')], 8)).toContain('aria-label="Start the slides"');
  });
});
