import { describe, expect, it } from 'vitest';
import { demoDocuments } from '@/demo/content/demo-documents.ts';
import { claimsOf as claimsByTable } from '@/domain/offers/document-claims.ts';
import { documentTypes } from '@/schemas/document-types.generated.ts';
import { wordsInOrder } from '@/schemas/generated/words-in-order.ts';
import { reasonsAgainstPublishing } from '@/schemas/published-check.ts';
import { withClaimsRead } from './document-claims.ts';

const claimsOf = (document: unknown) => claimsByTable(document, wordsInOrder);
const claim = '$99 weekly';
const warning = 'WARNING: This comparison rate is true only for the example given.';
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

  it('what is in the same document, or in the same block of a page, counts as beside it', () => {
    const rates = `8.50% p.a., comparison rate 9.09% p.a. ${warning}`;
    expect(claimsOf({ _type: 'promoTile', title: claim, text: rates })).toEqual([]);
    const page = (...blocks: object[]) => ({ _type: 'page', blocks });
    expect(claimsOf(page({ _key: 'a', heading: claim, text: rates }))).toEqual([]);
    expect(claimsOf(page({ _key: 'a', heading: claim }, { _key: 'b', text: rates }))).toHaveLength(1);
  });

  it.each<[string, object, (string | object)[]]>([
    ['a banner', { _type: 'banner', priceNote: 'per week', price: '$99', heading: 'Ranger from' }, ['price']],
    ['a tile', { _type: 'promoTile', title: '$99', text: 'per week only' }, ['title']],
    [
      'a banner with words between',
      { _type: 'banner', heading: '$99', text: 'Drive a Ranger home', priceNote: 'per week' },
      ['heading'],
    ],
    [
      'a hero',
      {
        _type: 'page',
        blocks: [{ _key: 'b', _type: 'hero', heading: 'Ranger from', price: '$99', priceNote: 'a week' }],
      },
      ['blocks', { _key: 'b' }, 'price'],
    ],
    [
      'figures of a block',
      {
        _type: 'page',
        blocks: [{ _key: 'b', _type: 'statsBanner', figures: [{ _key: 'f', label: 'per week', value: '$99' }] }],
      },
      ['blocks', { _key: 'b' }, 'figures', { _key: 'f' }, 'value'],
    ],
    [
      'paragraphs',
      { _type: 'post', title: 'News', body: [paragraph('Ranger from $99'), { ...paragraph('per week'), _key: 'p2' }] },
      ['body', { _key: 'p1' }],
    ],
    ['a price over two fields', { _type: 'banner', heading: 'Now', price: '$49,', priceNote: '990' }, ['price']],
  ])('a claim that is split over fields, in %s', (_, document, path) => {
    expect(claimsOf(document)).toMatchObject([{ path }]);
    const whole = `8.50% p.a., comparison rate 9.09% p.a. drive away ${warning}`;
    const [block] = (document as { blocks?: object[] }).blocks ?? [];
    expect(
      claimsOf(block ? { ...document, blocks: [{ ...block, text: whole }] } : { ...document, description: whole }),
    ).toEqual([]);
  });

  it('a price has its type from the text after it', () => {
    const banner = { _type: 'banner', heading: 'Ranger', priceLabel: 'XLT from', price: '$58,990' };
    expect(claimsOf(banner)).toEqual([{ message: expect.stringMatching(/drive away/), path: ['price'] }]);
    expect(claimsOf({ ...banner, priceNote: 'drive away' })).toEqual([]);
  });

  it('settings and entries of a menu are shown in different places: the text of one completes no other', () => {
    const settings = { texts: { tagline: claim, footer: `5.49% p.a., comparison rate 6.10% p.a. ${warning}` } };
    expect(claimsOf({ _type: 'dealerOverride', settings })).toMatchObject([{ path: ['settings', 'texts', 'tagline'] }]);
    const finance = { disclaimer: `5.49% p.a., comparison rate 6.10% p.a. ${warning}`, note: claim };
    expect(claimsOf({ _type: 'template', settings: { finance, texts: {} } })).toEqual([]);
    expect(claimsOf({ _type: 'template', settings: { finance, texts: { tagline: claim } } })).toHaveLength(1);
    const items = [
      { _key: 'a', label: claim },
      { _key: 'b', label: `5.49% p.a., comparison rate 6.10% p.a. ${warning}` },
    ];
    expect(claimsOf({ _type: 'menu', items })).toMatchObject([{ path: ['items', { _key: 'a' }, 'label'] }]);
  });

  it('a comparison rate in a field of its own is beside the words', () => {
    const offer = { _type: 'offer', name: claim };
    expect(claimsOf(offer)).toHaveLength(1);
    const rates = { interestRatePercent: 8.5, comparisonRatePercent: 9.09 };
    expect(claimsOf({ ...offer, ...rates, disclaimer: warning })).toEqual([]);
    expect(claimsOf({ ...offer, ...rates })).toHaveLength(1);
    expect(claimsOf({ ...offer, comparisonRatePercent: 9.09, disclaimer: warning })).toMatchObject([
      { message: expect.stringMatching(/annual interest rate/), path: ['name'] },
    ]);
  });

  it('addresses and what only staff see are not words', () => {
    expect(claimsOf({ _type: 'page', path: '/99-dollars-a-week', link: { href: '/search?q=$99 weekly' } })).toEqual([]);
  });
});

it('[PLUS-08] the demo’s own texts raise no alarm', () => {
  const read = demoDocuments.filter(({ _type }) => !['review', 'redirect'].includes(_type));
  const alarms = read.flatMap((document) =>
    reasonsAgainstPublishing(document).map((reason) => `${document._id}: ${reason}`),
  );
  expect(read.length).toBeGreaterThan(300);
  expect(alarms).toEqual([]);
});

it('[PLUS-08] all kinds of documents with a dealer’s text are checked before they are published', () => {
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
