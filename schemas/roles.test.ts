import { evaluate, parse } from 'groq-js';
import { describe, expect, it } from 'vitest';
import { type Permission, roles, staffKinds } from './roles.ts';

const reference = (id: string) => ({ _type: 'reference', _ref: id });
const ofSouthbank = { site: reference('site-southbank-ford') };
const ofHarbour = { site: reference('site-harbour-ford') };
const ofTemplate = { template: reference('template-ford') };
const ofOtherTemplate = { template: reference('template-franchise') };

/** The document that the person's site resolves to. */
const ownSite = {
  _id: 'site-southbank-ford',
  _type: 'site',
  ...ofTemplate,
  manufacturer: reference('manufacturer-ford'),
  group: reference('group-one'),
};

/** Evaluates a role for one document, with references resolved to the person's own site. */
async function may(
  role: string,
  permission: Permission,
  document: Record<string, unknown>,
  site: Record<string, unknown> = ownSite,
): Promise<boolean> {
  const params = { site: String(site._id).replace('site-', '') };
  const grants = roles.find(({ name }) => name === role)?.grants ?? [];
  const verdicts = grants
    .filter(({ permissions }) => permissions.includes(permission))
    .map(async ({ filter }) => {
      const found = await evaluate(parse(`*[${filter}]`, { params }), {
        dataset: [document],
        dereference: async ({ _ref }: { _ref: string }) => (_ref === site._id ? site : null),
        params,
        identity: 'u-southbank',
      });
      return ((await found.get()) as unknown[]).length > 0;
    });
  return (await Promise.all(verdicts)).includes(true);
}

describe('[CMS-05] what the staff of a dealer may do', () => {
  const own = [
    { _id: 'override-southbank-ford', _type: 'dealerOverride', ...ofSouthbank },
    { _id: 'drafts.tile-southbank-ford-stocktake', _type: 'promoTile', ...ofSouthbank },
    { _id: 'location-southbank-ford-docklands', _type: 'location', ...ofSouthbank },
    { _id: 'drafts.some-secret', _type: 'sanity.previewUrlSecret' },
    { _id: 'drafts.own-secret', _type: 'sanity.previewUrlSecret', userId: 'u-southbank' },
  ];
  const foreign = [
    { _id: 'override-harbour-ford', _type: 'dealerOverride', ...ofHarbour },
    { _id: 'page-harbour-ford-home', _type: 'page', ...ofHarbour },
    { _id: 'page-template-franchise-home', _type: 'page', ...ofOtherTemplate },
    { _id: 'model-kia', _type: 'model', manufacturer: reference('manufacturer-kia') },
    { _id: 'page-of-nobody', _type: 'page' },
    { _id: 'site-harbour-ford', _type: 'site' },
    { _id: 'template-franchise', _type: 'template' },
    { _id: 'manufacturer-kia', _type: 'manufacturer' },
    { _id: 'group-two', _type: 'dealerGroup' },
  ];
  const others = [
    { _id: 'page-template-ford-home', _type: 'page', ...ofTemplate },
    { _id: 'model-ford', _type: 'model', manufacturer: reference('manufacturer-ford') },
    { _id: 'manufacturer-ford', _type: 'manufacturer' },
    { _id: 'group-one', _type: 'dealerGroup' },
    { _id: 'page-smuggled', _type: 'page', ...ofSouthbank, ...ofTemplate },
    { _id: 'tile-shared', _type: 'promoTile' },
    { _id: 'site-southbank-ford', _type: 'site' },
    { _id: 'template-ford', _type: 'template' },
    { _id: 'image-abc-10x10-png', _type: 'sanity.imageAsset' },
  ];

  const prepared = [
    { _id: 'drafts.page-harbour-ford-home', _type: 'page', ...ofHarbour },
    { _id: 'versions.summer.page-harbour-ford-home', _type: 'page', ...ofHarbour },
    { _id: 'drafts.site-harbour-ford', _type: 'site' },
    { _id: 'drafts.their-secret', _type: 'sanity.previewUrlSecret', userId: 'u-harbour' },
    { _id: 'image-def-10x10-png', _type: 'sanity.imageAsset', uploadedBySites: ['harbour-ford'] },
  ];
  const inherited = [
    { _id: 'drafts.page-template-ford-home', _type: 'page', ...ofTemplate },
    { _id: 'drafts.site-southbank-ford', _type: 'site' },
    { _id: 'image-ghi-10x10-png', _type: 'sanity.imageAsset', uploadedBySites: ['harbour-ford', 'southbank-ford'] },
  ];

  it.each([...prepared, ...foreign])(
    'neither reads nor refers to $_id, which is another dealer’s',
    async (document) => {
      for (const permission of ['read', 'history', 'update'] as const)
        expect(await may('dealer', permission, document)).toBe(false);
      expect(await may('administrator', 'read', document)).toBe(true);
    },
  );

  it.each(inherited)('reads $_id', async (document) => expect(await may('dealer', 'read', document)).toBe(true));

  it.each([...own, ...others])('reads $_id', async (document) =>
    expect(await may('dealer', 'read', document)).toBe(true),
  );

  it.each(own)('writes $_id', async (document) => {
    expect(await may('dealer', 'create', document)).toBe(true);
    expect(await may('dealer', 'update', document)).toBe(true);
  });

  it.each([...others, ...foreign])('does not change $_id', async (document) =>
    expect(await may('dealer', 'update', document)).toBe(false),
  );

  it('adds pictures', async () => {
    expect(await may('dealer', 'create', { _id: 'image-new-10x10-png', _type: 'sanity.imageAsset' })).toBe(true);
  });

  it('refers to what no other dealer owns', async () => {
    for (const document of [own[0], ...others])
      expect(await may('dealer', 'refer', { ...document }), JSON.stringify(document)).toBe(true);
    for (const document of foreign)
      expect(await may('dealer', 'refer', document), JSON.stringify(document)).toBe(false);
  });

  it('of a site of many brands choose among all brands, since models name one', async () => {
    const site = { _id: 'site-cartown', _type: 'site', ...ofTemplate };
    const brand = { _id: 'manufacturer-kia', _type: 'manufacturer' };
    expect(await may('dealer', 'read', brand, site)).toBe(true);
    expect(await may('dealer', 'refer', brand, site)).toBe(true);
    expect(await may('dealer', 'read', { _type: 'model', manufacturer: reference(brand._id) }, site)).toBe(false);
  });

  it('of a site without layers read neither what is another’s nor what is a layer’s', async () => {
    for (const document of [...own.slice(0, 3), ...foreign.filter(({ _type }) => _type !== 'manufacturer'), others[0]])
      expect(await may('dealer', 'read', { ...document }, { _id: 'site-nowhere' }), JSON.stringify(document)).toBe(
        false,
      );
  });

  it('is less than what administrators may', async () => {
    for (const document of [...others, ...foreign]) expect(await may('administrator', 'update', document)).toBe(true);
  });
});

it('[CMS-05] staff may write every kind of document that the studio lists under their site, and their settings', () => {
  expect(staffKinds).toEqual(expect.arrayContaining(['dealerOverride', 'page', 'menu', 'lender', 'redirect']));
  expect(staffKinds).not.toEqual(expect.arrayContaining(['site']));
});
