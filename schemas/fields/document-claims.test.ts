import { describe, expect, it } from 'vitest';
import { demoDocuments } from '@/demo/content/demo-documents.ts';
import { documentTypes } from '@/schemas/document-types.generated.ts';
import { claimsOf, withClaimsRead } from './document-claims.ts';

const claim = '$99 weekly';
const paragraph = (...texts: string[]) => ({
  _type: 'block',
  _key: 'p1',
  children: texts.map((text, at) => ({ _type: 'span', _key: `s${at}`, text })),
});

describe('[PLUS-08] every text that shoppers see is read', () => {
  it.each([
    ['a tile', { _type: 'promoTile', title: 'Ranger', text: claim }, ['text']],
    ['a banner', { _type: 'banner', heading: claim }, ['heading']],
    ['an announcement', { _type: 'announcement', text: claim }, ['text']],
    ['a menu', { _type: 'menu', items: [{ _key: 'a', label: claim }] }, ['items', { _key: 'a' }, 'label']],
    [
      'settings',
      { _type: 'dealerOverride', settings: { texts: { tagline: claim } } },
      ['settings', 'texts', 'tagline'],
    ],
    ['a post', { _type: 'post', body: [paragraph('Yours for ', '$99', ' weekly')] }, ['body', { _key: 'p1' }]],
    [
      'a block of a page',
      { _type: 'page', blocks: [{ _key: 'b', _type: 'hero', heading: claim }] },
      ['blocks', { _key: 'b' }, 'heading'],
    ],
    ['a slide', { _type: 'promotionSlide', slides: ['x', claim] }, ['slides', 1]],
  ])('%s', (_, document, path) => {
    expect(claimsOf(document)).toEqual([{ message: expect.stringMatching(/comparison rate/), path }]);
  });

  it('what stands in the same document, or in the same block of a page, counts as beside it', () => {
    const rates = '8.50% p.a., comparison rate 9.09% p.a.';
    expect(claimsOf({ _type: 'promoTile', title: claim, text: rates })).toEqual([]);
    const page = (...blocks: object[]) => ({ _type: 'page', blocks });
    expect(claimsOf(page({ _key: 'a', heading: claim, text: rates }))).toEqual([]);
    expect(claimsOf(page({ _key: 'a', heading: claim }, { _key: 'b', text: rates }))).toHaveLength(1);
  });

  it('a price says what it is: the words after it are its type', () => {
    const banner = { _type: 'banner', heading: 'Ranger', priceLabel: 'XLT from', price: '$58,990' };
    expect(claimsOf(banner)).toEqual([{ message: expect.stringMatching(/drive away/), path: ['price'] }]);
    expect(claimsOf({ ...banner, priceNote: 'drive away' })).toEqual([]);
  });

  it('settings and entries of a menu are shown in different places: what one of them says makes no other whole', () => {
    const settings = { texts: { tagline: claim, footer: '5.49% p.a., comparison rate 6.10% p.a.' } };
    expect(claimsOf({ _type: 'dealerOverride', settings })).toMatchObject([{ path: ['settings', 'texts', 'tagline'] }]);
    const finance = { disclaimer: 'Comparison rate 6.10% p.a.', note: claim };
    expect(claimsOf({ _type: 'template', settings: { finance, texts: {} } })).toEqual([]);
    expect(claimsOf({ _type: 'template', settings: { finance, texts: { tagline: claim } } })).toHaveLength(1);
    const items = [
      { _key: 'a', label: claim },
      { _key: 'b', label: 'Comparison rate 6.10% p.a.' },
    ];
    expect(claimsOf({ _type: 'menu', items })).toMatchObject([{ path: ['items', { _key: 'a' }, 'label'] }]);
  });

  it('a comparison rate in a field of its own stands beside the words', () => {
    const offer = { _type: 'offer', name: claim };
    expect(claimsOf(offer)).toHaveLength(1);
    expect(claimsOf({ ...offer, comparisonRatePercent: 9.09 })).toEqual([]);
  });

  it('addresses and what only staff see are not words', () => {
    expect(claimsOf({ _type: 'page', path: '/99-dollars-a-week', link: { href: '/search?q=$99 weekly' } })).toEqual([]);
  });
});

it('[PLUS-08] the demo’s own texts raise no alarm', () => {
  const read = demoDocuments.filter(({ _type }) => !['review', 'redirect'].includes(_type));
  const alarms = read.flatMap((document) => claimsOf(document).map((alarm) => ({ id: document._id, ...alarm })));
  expect(read.length).toBeGreaterThan(300);
  expect(alarms).toEqual([]);
});

it('[PLUS-08] all kinds of documents with a dealer’s words are checked before they are published', () => {
  const checked = documentTypes.map(withClaimsRead).filter((type, at) => type !== documentTypes[at]);
  expect(checked.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'page',
      'post',
      'promoTile',
      'banner',
      'announcement',
      'menu',
      'offer',
      'textSnippet',
      'form',
      'manufacturer',
      'dealerGroup',
      'template',
      'dealerOverride',
    ]),
  );
  for (const type of checked) {
    const checks: ((document: unknown) => unknown)[] = [];
    const rule = { custom: (check: (document: unknown) => unknown) => checks.push(check) && rule };
    const { validation } = type as unknown as { validation: (rule: object, context: object) => unknown };
    validation(rule, {});
    expect(
      checks.flatMap((check) => check({ _type: type.name, title: claim })),
      type.name,
    ).toContainEqual(expect.objectContaining({ path: ['title'] }));
  }
});
