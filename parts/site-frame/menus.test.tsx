import { describe, expect, it } from 'vitest';
import { siteWith } from '@/domain/leads/site.fixture.ts';
import type { BrandTile } from '@/domain/site/brand-tile.ts';
import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import type { MenuItem, SiteModel } from '@/domain/site/site-parts.ts';
import { linksOf, markupOf, plainTextOf } from '@/parts/markup.fixture.ts';
import { AnnouncementBar } from './announcement-bar.tsx';
import { BrandPanel } from './brand-panel.tsx';
import { MainMenu } from './main-menu.tsx';
import { MenuList } from './menu-list.tsx';
import { ModelPanel } from './model-panel.tsx';
import { ModelTile } from './model-tile.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { Wordmark } from './wordmark.tsx';

const model: SiteModel = {
  id: 'm',
  name: 'Everest',
  slug: 'everest',
  formerSlugs: [],
  href: '/models/everest',
  status: 'current',
  categories: ['suv'],
  image: null,
  shortDescription: '',
  fromPriceCents: 54_240_00,
  priceType: 'drive-away',
};
const brand: BrandTile = { id: 'b', name: 'Ford', slug: 'ford', kind: 'car', logo: null, href: '/ford' } as BrandTile;
const site: ResolvedSite = { ...siteWith(), models: [model], brands: [brand] };
const item = (opens: MenuItem['opens'], more: Partial<MenuItem> = {}): MenuItem => ({
  label: 'An entry',
  href: '/entry',
  opens,
  children: [],
  ...more,
});
const stock = { new: 3, demo: 0, used: 12 };
const menus = (items: MenuItem[], path = '/', of: ResolvedSite = site) =>
  [MainMenu, PhoneMenu].map((Menu) => <Menu key="m" site={of} items={items} stock={stock} path={path} />);

describe('[NAV-17] an entry of the menu, on wide screens and on phones', () => {
  it('is a link where nothing lies below it, and marks the current page', () => {
    for (const menu of menus([item('list')], '/entry')) {
      expect(linksOf(menu)).toEqual(['/entry']);
      expect(markupOf(menu)).toContain('aria-current="page"');
    }
  });

  it('opens what is below it, its own address first', () => {
    for (const menu of menus([item('list', { children: [{ label: 'One', href: '/one' }] })]))
      expect(linksOf(menu)).toEqual(['/entry', '/one']);
  });

  it('opens the kinds of stock that there are, with their counts, and staff’s links after them', () => {
    for (const menu of menus([item('stock', { children: [{ label: 'Own', href: '/own' }] })])) {
      expect(linksOf(menu).slice(-4)).toEqual([
        '/search/new-cars',
        '/search/used-cars',
        '/search/new-used-and-demo-cars',
        '/own',
      ]);
      expect(plainTextOf(menu)).toMatch(/New cars 3 Used cars 12 All stock 15/);
    }
  });

  it('[NAV-18] [NAV-19] opens models and brands; on a site without any it is a plain link', () => {
    for (const menu of menus([item('models')])) expect(linksOf(menu)).toContain('/models/everest');
    for (const menu of menus([item('brands')])) expect(linksOf(menu)).toContain('/ford');
    for (const opens of ['models', 'brands'] as const)
      for (const menu of menus([item(opens)], '/', siteWith())) expect(linksOf(menu)).toEqual(['/entry']);
  });
});

describe('[NAV-18] the models of the menu', () => {
  it('are shown by category, the first one shown, with links below', () => {
    const panel = (
      <ModelPanel
        models={[model, { ...model, id: 'n', categories: ['trucks'] }]}
        links={[{ label: 'All', href: '/models' }]}
      />
    );
    expect(
      [...markupOf(panel).matchAll(/data-category="(\w+)"( data-active)?/g)].map(([, name, on]) => [name, Boolean(on)]),
    ).toEqual([
      ['trucks', true],
      ['suv', false],
    ]);
    expect(linksOf(panel).at(-1)).toBe('/models');
    expect(linksOf(<ModelPanel models={[model]} links={[]} />).at(-1)).toBe('/models/everest');
  });

  it('[PLUS-08] [NAV-18] have a price with its type or none yet, and their status where it is not the usual one', () => {
    const tile = (other: Partial<SiteModel>) => plainTextOf(<ModelTile model={{ ...model, ...other }} />);
    expect(tile({})).toBe('Everest From $54,240 drive away');
    expect(tile({ priceType: 'excluding-government-charges' })).toMatch(/From \$54,240 excl. govt. charges$/);
    expect(tile({ fromPriceCents: null, status: 'coming_soon' })).toBe('Everest Price to come Coming Soon');
    expect(tile({ status: 'new' })).toMatch(/New$/);
  });
});

describe('[NAV-22] the brands of a group', () => {
  it('are shown by kind, each set in type where it has no logo, with the way to all', () => {
    const tiles = [
      brand,
      { ...brand, id: 't', name: 'Isuzu', kind: 'truck', href: 'https://isuzu.example' } as BrandTile,
    ];
    const panel = <BrandPanel brands={tiles} all="/brands" />;
    expect(linksOf(panel)).toEqual(['/ford', 'https://isuzu.example', '/brands']);
    expect(markupOf(panel).match(/<section/g)).toHaveLength(2);
    expect(linksOf(<BrandPanel brands={tiles} all="" />)).not.toContain('/brands');
  });
});

describe('the frame of a page', () => {
  it('[NAV-17] lists links with their counts where these are there', () => {
    const links = [
      { label: 'A', href: '/a', count: 0 },
      { label: 'B', href: '/b', count: null },
    ];
    expect(plainTextOf(<MenuList links={links} path="/b" />)).toBe('A 0 B');
  });

  it('[BLK-01] has an announcement, which may be dismissed, and none without text', () => {
    const bar = (overrides: object) => (
      <AnnouncementBar
        kind="announcement"
        announcement={
          { id: 'a', emphasis: 'Open', text: 'today', link: null, dismissible: false, ...overrides } as never
        }
      />
    );
    expect(plainTextOf(bar({}))).toBe('Open today');
    expect(markupOf(bar({}))).not.toContain('<script');
    expect(markupOf(bar({ dismissible: true }))).toContain('<script');
    expect(linksOf(bar({ link: { label: 'More', href: '/more' } }))).toEqual(['/more']);
    expect(markupOf(bar({ emphasis: '', text: '' }))).toBe('');
  });

  it('[NAV-17] has the dealer’s name, which leads home', () => {
    const named = (wordmark: object) =>
      plainTextOf(<Wordmark site={{ ...site, theme: { ...site.theme, wordmark: wordmark as never } }} />);
    expect(named({ first: '', second: '', divider: false })).toBe('A Dealer , home');
    expect(named({ first: 'A', second: 'Dealer', divider: true })).toBe('A Dealer , home');
  });
});
