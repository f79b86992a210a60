import { describe, expect, it } from 'vitest';
import { explorerGroups, explorerRows, type SiteContent } from './explorer-rows.ts';
import { settingName } from './setting-names.ts';
import { documentPath, resetPatch } from './setting-patch.ts';
import { shownValue } from './shown-value.ts';

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
    },
  },
} as unknown as SiteContent;

const row = (path: string) => explorerRows(content).find((one) => one.path === path);

describe('the override explorer', () => {
  it('[PLUS-02] tells for each value the layer that says it and what the layers below say', () => {
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
    expect(row('justArrivedDays')).toMatchObject({ canReset: false, origin: { layer: 'default', value: 8 } });
  });

  it('[CFG-02] offers no reset for what the site’s own document says', () => {
    expect(row('state')).toMatchObject({ canReset: false, origin: { layer: 'dealer', value: 'vic' } });
  });

  it('finds a value by its name or path, and shows only what the dealer overrides', () => {
    const rows = explorerRows(content);
    const paths = (words: string, dealerOnly: boolean) =>
      explorerGroups(rows, { words, dealerOnly }).flatMap((group) => group.rows.map(({ path }) => path));
    expect(paths('', true).sort()).toEqual(['buttons.enquire', 'finance.monthlyFeeCents', 'phones.main']);
    expect(paths('TAGLINE', false)).toEqual(['tagline']);
    expect(paths('no such thing', false)).toEqual([]);
  });

  it('[PLUS-02] resets a value where the document keeps it: dollars for cents, a button by its key', () => {
    expect(resetPatch('phones.main')).toEqual({ unset: ['settings.phones.main'] });
    expect(resetPatch('buttons.test-drive')).toEqual({ unset: ['settings.buttons[key == "test-drive"]'] });
    expect(documentPath('finance.monthlyFeeCents')).toBe('settings.finance.monthlyFee');
  });
});

it('names settings as the form does', () => {
  expect(settingName('theme.wordmark.first').group).toBe('look');
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
  [
    'legalLinks',
    [{ label: 'Privacy', href: '/privacy-policy' }],
    { kind: 'list', text: '1 entry', items: ['Privacy → /privacy-policy'] },
  ],
])('draws %s = %j for people', (path, value, shown) => expect(shownValue(path, value)).toEqual(shown));
