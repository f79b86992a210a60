import { describe, expect, it } from 'vitest';
import { explorerGroups, explorerRows } from './explorer-rows.ts';
import { settingName } from './setting-names.ts';
import { documentPath, resetPatch } from './setting-patch.ts';
import { shownValue } from './shown-value.ts';
import type { SiteContent } from './site-content.ts';

const content = {
  _id: 'site-a',
  name: 'A Dealer',
  slug: 'a',
  state: 'vic',
  template: { _id: 't', name: 'Ford', settings: { tagline: 'From the template', phones: { main: '03 5550 0001' } } },
  manufacturer: null,
  group: null,
  override: {
    _id: 'override-a',
    settings: {
      phones: { main: '03 5550 0099' },
      buttons: [{ _key: 'k', key: 'enquire', label: 'Talk to us', href: null }],
      finance: { monthlyFee: 8 },
      options: { reviewDates: 'time-ago' },
    },
  },
} as unknown as SiteContent;

const row = (path: string) => explorerRows(content).find((one) => one.path === path);

describe('the override explorer', () => {
  it('[PLUS-02] names for each value the layer that sets it and what the layers below set', () => {
    expect(row('phones.main')).toMatchObject({
      title: 'Phone numbers · Main',
      canReset: true,
      origin: {
        layer: 'dealer',
        value: '03 5550 0099',
        below: [
          { layer: 'template', title: 'Ford', value: '03 5550 0001' },
          { layer: 'default', value: '' },
        ],
      },
    });
    expect(row('tagline')).toMatchObject({
      canReset: false,
      origin: { layer: 'template', value: 'From the template' },
    });
    expect(row('buttons.enquire')?.value).toEqual({ key: 'enquire', label: 'Talk to us', href: '/contact-us' });
    expect(row('justArrivedDays')).toMatchObject({ canReset: false, origin: { layer: 'default', value: 8 } });
  });

  it('[CFG-02] offers no reset for what the site’s own document sets', () => {
    expect(row('state')).toMatchObject({ canReset: false, origin: { layer: 'dealer', value: 'vic' } });
  });

  it('[PLUS-02] a chosen document that is gone is reported, and can be reset', () => {
    const rows = explorerRows(content, { headerMenu: 1, banners: 2, promoTiles: 0, footerMenu: null });
    const of = (path: string) => rows.find((one) => one.path === path);
    expect(of('headerMenu')).toMatchObject({
      canReset: true,
      field: 'settings.headerMenu',
      origin: { layer: 'default' },
    });
    expect(of('headerMenu')?.note).toContain('unpublished or deleted, so shoppers get what the layers below say');
    expect(of('banners')?.note).toMatch(/^2 of these are unpublished or deleted/);
    expect(of('promoTiles')).toMatchObject({ canReset: false, note: '' });
    expect(of('footerMenu')).toMatchObject({ canReset: false, note: '' });
  });

  it('finds a value by its name or path, and shows only what the dealer overrides', () => {
    const rows = explorerRows(content);
    const paths = (copy: string, dealerOnly: boolean) =>
      explorerGroups(rows, { text: copy, dealerOnly }).flatMap((group) => group.rows.map(({ path }) => path));
    expect(paths('', true).sort()).toEqual([
      'buttons.enquire',
      'finance.monthlyFeeCents',
      'options.reviewDates',
      'phones.main',
    ]);
    expect(paths('phone numbers', false)).toContain('phones.parts');
    expect(paths('TAGLINE', false)).toEqual(['tagline']);
    expect(paths('no such thing', false)).toEqual([]);
  });

  it('[PLUS-02] resets a value where the document stores it: dollars for cents, a button by its key', () => {
    expect(resetPatch(row('phones.main')?.field ?? '')).toEqual({ unset: ['settings.phones.main'] });
    expect(row('buttons.enquire')?.field).toBe('settings.buttons[_key=="k"]');
    expect(row('buttons.finance')).toMatchObject({ field: 'settings.buttons', canReset: false });
    expect(documentPath('finance.monthlyFeeCents', [])).toBe('settings.finance.monthlyFee');
  });
});

it('names settings as the form does', () => {
  expect(settingName('theme.brand').group).toBe('Look: Colours');
  expect(settingName('theme.wordmark.first').title).toBe('Look · Wordmark · First word');
  expect(settingName('options.reviewDates').group).toBe('Features: Locations and reviews');
  expect(settingName('buttons.enquire').title).toBe('Button: enquire');
  expect(settingName('finance.monthlyFeeCents').title).not.toContain('Cents');
});

it.each([
  ['features.electricTag', true, { kind: 'words', text: 'On' }],
  ['theme.brand', '#0f3d8c', { kind: 'colour', text: '#0f3d8c' }],
  ['finance.monthlyFeeCents', 850, { kind: 'words', text: '$8.50' }],
  ['tagline', '', { kind: 'nothing', text: 'Empty' }],
  ['banners', [], { kind: 'nothing', text: 'None' }],
  ['logo', { assetId: 'image-1', alt: 'Our logo' }, { kind: 'picture', assetId: 'image-1', text: 'Our logo' }],
  ['state', 'vic', { kind: 'words', text: 'Victoria' }],
  ['options.reviewDates', 'time-ago', { kind: 'words', text: 'How long ago' }],
  ['options.someWords', ['one'], { kind: 'list', text: '1 entry', entries: [{ text: 'one', assetId: null }] }],
  ['legalLinks', [{ label: 'Privacy', href: '/privacy-policy' }], list('Privacy → /privacy-policy')],
  ['headerMenu', [{ label: 'Cars', href: '/cars', children: [1, 2] }], list('Cars → /cars (2 entries)')],
  [
    'promoTiles',
    [{ title: 'Sale', link: { label: 'See', href: '/sale' }, image: { assetId: 'image-1' } }],
    list('Sale → /sale', 'image-1'),
  ],
])('draws %s = %j for people', (path, value, shown) => expect(shownValue(path, value)).toEqual(shown));

function list(text: string, assetId: string | null = null) {
  return { kind: 'list', text: '1 entry', entries: [{ text, assetId }] };
}
