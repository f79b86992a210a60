import { describe, expect, it } from 'vitest';
import { layersOf, siteOfContent } from './site-of-content.ts';

type Content = Parameters<typeof siteOfContent>[0];

/**
 * A response of the content service: the fields that matter, all others absent as GROQ leaves them
 * null.
 */
function content(over: Record<string, unknown> = {}): Content {
  return {
    _id: 'site-southbank-ford',
    _type: 'site',
    name: 'Southbank Ford',
    slug: 'southbank-ford',
    hosts: null,
    siteNumber: 12,
    state: 'vic',
    template: null,
    manufacturer: null,
    group: null,
    override: null,
    ...over,
  } as unknown as Content;
}

describe('siteOfContent', () => {
  it('[CFG-02] fills the site’s values into the texts that staff wrote for it', () => {
    const text = 'Prices of {dealer}, {state}.';
    const snippet = {
      _id: 't',
      _type: 'textSnippet',
      place: 'price-disclaimer',
      text,
      ofSite: true,
      ofTemplate: false,
    };
    expect(siteOfContent(content({ snippets: [snippet] })).snippets).toEqual({
      'price-disclaimer': 'Prices of Southbank Ford, VIC.',
    });
  });

  it('[CFG-02] lays template, brand, group and dealer over each other, the dealer last', () => {
    const site = siteOfContent(
      content({
        template: {
          name: 'Ford',
          slug: 'ford',
          settings: { tagline: 'template', licence: 'template', texts: { soldTag: 'Gone' } },
        },
        manufacturer: { name: 'Ford Australia', plainName: 'Ford', settings: { tagline: 'brand', licence: null } },
        group: { name: 'Group', settings: { tagline: 'group', justArrivedDays: 9 } },
        override: { settings: { tagline: 'dealer', justArrivedDays: null, texts: { noPrice: 'Ask us' } } },
      }),
    );
    expect(site).toMatchObject({
      slug: 'southbank-ford',
      siteNumber: 12,
      template: 'ford',
      manufacturer: 'Ford',
      state: 'vic',
      tagline: 'dealer',
      licence: 'template',
      justArrivedDays: 9,
    });
    expect(site.texts).toMatchObject({ soldTag: 'Gone', noPrice: 'Ask us' });
  });

  it('[CFG-02] office settings are laid over each other with the layers, a dealer’s without other settings too', () => {
    const office = (options: object) => ({ _id: 'office', _type: 'siteOffice', options });
    const layered = content({
      template: { name: '', slug: '', settings: { options: { mapZoom: 9 } }, office: office({ leadAnswerHours: 4 }) },
      group: { name: '', settings: null, office: office({ leadInbox: ['group@a.example'], leadAnswerHours: null }) },
      office: office({ leadAssignees: ['Mei'] }),
    });
    expect(siteOfContent(layered).options).toMatchObject({
      mapZoom: 9,
      leadAnswerHours: 4,
      leadInbox: ['group@a.example'],
      leadAssignees: ['Mei'],
    });
    expect(layersOf(layered).map(({ name }) => name)).toEqual(['template', 'group', 'dealer']);
  });

  it('[CFG-02] has the defaults alone when nothing is laid over them', () => {
    const site = siteOfContent(content({ name: null, siteNumber: null }));
    expect(site).toMatchObject({ name: 'southbank-ford', siteNumber: 0, template: 'default', manufacturer: '' });
    expect(Object.values(site.features).every((it) => typeof it === 'boolean')).toBe(true);
  });

  it('turns dollars into cents and keeps what a layer does not set', () => {
    const template = { name: '', slug: '', settings: { finance: { establishmentFee: 199.99, monthlyFee: null } } };
    const override = { settings: { finance: { monthlyFee: 8.1, interestRatePercent: 7.5 } } };
    expect(siteOfContent(content({ template, override })).finance).toMatchObject({
      establishmentFeeCents: 19_999,
      monthlyFeeCents: 810,
      interestRatePercent: 7.5,
    });
  });

  it('shows a list without the documents that were deleted, and an empty list as none', () => {
    const settings = {
      banners: [null, { _id: 'b', _type: 'banner', placement: 'home-hero' }],
      promoTiles: [{ _id: 't' }],
    };
    const template = { name: '', slug: '', settings };
    const site = siteOfContent(content({ template, override: { settings: { promoTiles: [] } } }));
    expect(site.banners.map(({ id }) => id)).toEqual(['b']);
    expect(site.promoTiles).toEqual([]);
  });
});

describe('layersOf', () => {
  it('[CFG-02] names the layers that there are, lowest first', () => {
    const some = { name: 'x', slug: 'x', settings: null };
    const all = content({ template: some, manufacturer: some, group: some, override: { settings: null } });
    expect(layersOf(all).map(({ name }) => name)).toEqual(['template', 'manufacturer', 'group', 'dealer']);
    expect(layersOf(content())).toEqual([]);
  });
});
