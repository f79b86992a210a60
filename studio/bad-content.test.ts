import { createSchema, type ValidateDocumentOptions, validateDocument } from 'sanity';
import { expect, it } from 'vitest';
import { blockSchemas } from '@/blocks/schemas.generated.ts';
import { defaultTheme } from '@/domain/site/defaults.ts';
import { documentTypes } from '@/schemas/document-types.generated.ts';
import { withClaimsRead } from '@/schemas/fields/document-claims.ts';
import { objectTypes } from '@/schemas/object-types.ts';

const schema = createSchema({
  name: 'default',
  types: [...documentTypes.map(withClaimsRead), ...objectTypes, ...blockSchemas],
});
const locale = { id: 'en-US', title: 'English' };
const i18n = {
  currentLocale: locale,
  locales: [locale],
  t: (key: string) => key,
  loadNamespaces: async () => undefined,
};
/** The checks find no other document. */
const noContent = { fetch: async () => null, withConfig: () => noContent };
const options = {
  workspace: { schema, i18n, getClient: () => noContent },
  getDocumentExists: async () => true,
} as unknown as Omit<ValidateDocumentOptions, 'document'>;

/** The messages of this document's form, each with its level and the field where it is. */
async function textOfForm(type: string, content: object): Promise<string[]> {
  const document = { _id: `drafts.${type}`, _type: type, _rev: '1', _createdAt: '', _updatedAt: '', ...content };
  const markers = await validateDocument({ ...options, document });
  return markers.map(
    ({ level, path, message }) =>
      `${level} ${path.map((step) => (typeof step === 'object' ? '[]' : step)).join('.')}: ${message}`,
  );
}

const inBlocks = (block: object) => ({ path: '/a', title: 'A', blocks: [{ _key: 'b', ...block }] });

it.each<[about: string, type: string, content: object, words: RegExp]>([
  [
    'a script of another company that was changed after its approval',
    'thirdPartyTag',
    {
      vendor: 'other',
      name: 'Chat',
      url: 'https://chat.example/w.js',
      purpose: 'Talks',
      receives: 'all',
      hosts: [],
      approvedBy: 'Mei',
      approvedOn: '2026-11-24',
      enabled: true,
      approved: '{"name":"Chat"}',
    },
    /^error approved: Changed since approval: .*Address of the script.*Approve again\.$/m,
  ],
  [
    '[PLUS-08] a tile with a repayment',
    'promoTile',
    { text: 'Yours for $99 weekly' },
    /^error text: These words state/,
  ],
  [
    '[PLUS-08] a block with a bare price',
    'page',
    inBlocks({ _type: 'hero', heading: 'Ranger from $49,990' }),
    /^error blocks.*heading: .*drive away/,
  ],
  [
    '[NAV-12] a home page without blocks',
    'page',
    { path: '/', title: 'Home', blocks: [] },
    /^error blocks: A home page needs/,
  ],
  ['[BLK-03] an offer without a picture', 'offer', { name: 'Bare' }, /^warning image: Without a picture/],
  ['[LOC-08] a review with markup', 'review', { text: 'So <b>good</b>' }, /^warning text: Shoppers read "<b>"/],
  ['[LOC-08] a review of 10,000 characters', 'review', { text: 'word '.repeat(2_000) }, /^warning text: .*9,999 char/],
  ['[LOC-08] a longer one', 'review', { text: 'word '.repeat(2_001) }, /^error text: .*at most 10,000/],
  [
    '[CMS-03] a tile with a date that nobody understands',
    'promoTile',
    { startsAt: '31/11/2026 09:00' },
    /^error startsAt: This date cannot be read/,
  ],
  ['[LOC-04] a place without hours', 'location', {}, /^warning openingHours: Without opening hours .*"Closed"/],
  ['[LOC-04] one whose hours were removed', 'location', { openingHours: [] }, /^warning openingHours: Without/],
  [
    '[BLK-08] a frame from a strange address',
    'page',
    inBlocks({ _type: 'embedTabs', tabs: [{ _key: 't', label: 'A', address: 'https://evil.example/frame' }] }),
    /^error blocks.*address: Only YouTube, .* can be shown inside a page/,
  ],
  [
    '[CFG-02] a theme that nobody can read',
    'dealerOverride',
    { settings: { theme: { ...defaultTheme, action: '#ffffff' } } },
    /^error settings\.theme.*contrast of 1\.0/,
  ],
])('%s: its form shows what is wrong and what shoppers will see', async (_about, type, content, copy) => {
  expect(await textOfForm(type, content)).toContainEqual(expect.stringMatching(copy));
});

it('[BLK-09] a block whose list was never filled in has a warning: shoppers would see nothing of it', async () => {
  const lists = [
    'accordion',
    'embedTabs',
    'faq',
    'gallery',
    'logoTiles',
    'socialCarousel',
    'statsBanner',
    'tabs',
    'warranty',
  ];
  const silent = [];
  for (const _type of lists) {
    const errors = (await textOfForm('page', inBlocks({ _type }))).filter((line) =>
      /^error blocks\.\[\]\.\w+: /.test(line),
    );
    if (errors.length === 0) silent.push(_type);
  }
  expect(silent).toEqual([]);
});
