import { evaluate, parse } from 'groq-js';
import { describe, expect, it } from 'vitest';
import type { SiteRecord } from '@/web/platform/site-of-host.ts';
import { assetOfTag, tagsOfDocument } from './cache-tags.ts';
import { type ChangedDocument, changedDocument, changedDocumentProjection } from './changed-document.ts';

const site = (slug: string, over: Partial<SiteRecord> = {}): SiteRecord => ({
  slug,
  name: slug,
  hosts: [],
  template: 'ford',
  manufacturer: 'ford',
  group: null,
  ...over,
});
const sites = [
  site('southbank-ford'),
  site('harbour-ford', { group: 'meridian' }),
  site('coastline-mazda', { template: 'mazda', manufacturer: 'mazda' }),
];
const changed = (_type: string, over: Partial<ChangedDocument> = {}) =>
  tagsOfDocument({ _id: 'document', _type, ...over }, sites).sort();
const layers = (slug: string) => [`menu:${slug}`, `page:${slug}`, `site:${slug}`];

describe('tagsOfDocument', () => {
  it.each([
    ['menu', ['menu:southbank-ford']],
    ['page', ['page:southbank-ford']],
    ['banner', ['page:southbank-ford', 'site:southbank-ford']],
    ['promoTile', ['page:southbank-ford', 'site:southbank-ford']],
    ['announcement', ['page:southbank-ford', 'site:southbank-ford']],
    ['location', ['page:southbank-ford', 'site:southbank-ford']],
    ['dealerOverride', layers('southbank-ford')],
    ['siteOffice', ['site:southbank-ford']],
  ])('[CFG-04] [PLUS-07] purges of the site that owns a %s alone', (type, tags) => {
    expect(changed(type, { site: 'southbank-ford' })).toEqual(tags);
  });

  it('purges every site of the template that owns a document', () => {
    expect(changed('page', { template: 'ford' })).toEqual(['page:harbour-ford', 'page:southbank-ford']);
  });

  it('purges the owner before a change of owner too', () => {
    expect(changed('menu', { site: 'southbank-ford', beforeSite: 'coastline-mazda' })).toEqual([
      'menu:coastline-mazda',
      'menu:southbank-ford',
    ]);
    expect(changed('menu', { site: 'coastline-mazda', beforeTemplate: 'ford' })).toHaveLength(3);
  });

  it('[CFG-02] purges all layers of every site that is based on a template, brand or group', () => {
    const fords = [...layers('harbour-ford'), ...layers('southbank-ford')].sort();
    expect(changed('template', { slug: 'ford' })).toEqual(fords);
    expect(changed('manufacturer', { slug: 'ford' })).toEqual(fords);
    expect(changed('dealerGroup', { slug: 'meridian' })).toEqual(layers('harbour-ford'));
  });

  it('purges the registry of hosts when a site changes', () => {
    expect(changed('site', { slug: 'southbank-ford' })).toEqual(
      [...layers('southbank-ford'), 'sites', 'stock:southbank-ford'].sort(),
    );
  });

  it('[PLUS-07] purges everything when what was everybody’s becomes a site’s own, or the other way round', () => {
    expect(changed('lender', { existed: true, site: 'southbank-ford' })).toEqual(['*']);
    expect(changed('lender', { existed: true, beforeSite: 'southbank-ford' })).toEqual(['*']);
    expect(changed('lender', { existed: false, site: 'southbank-ford' })).toHaveLength(2);
  });

  it('purges both names of a site that was renamed', () => {
    expect(changed('site', { slug: 'harbour-ford', beforeSlug: 'old-harbour', existed: true })).toEqual(
      [...layers('harbour-ford'), ...layers('old-harbour'), 'sites', 'stock:harbour-ford', 'stock:old-harbour'].sort(),
    );
  });

  it.each([
    ['an unknown type', changed('somethingNew', { site: 'southbank-ford' })],
    ['a shared document', changed('promoTile')],
    ['a picture', changed('sanity_imageAsset')],
    ['a layer that no site is known to use', changed('template', { slug: 'kia' })],
    ['a layer without a slug', changed('manufacturer')],
  ])('[PLUS-07] purges everything for %s', (_what, tags) => expect(tags).toEqual(['*']));

  it.each([
    { _id: 'drafts.page-1', _type: 'page', site: 'southbank-ford' },
    { _id: 'versions.r1.page-1', _type: 'page' },
    { _id: 'session', _type: 'system.group' },
    { _id: 'secret', _type: 'sanity.previewUrlSecret' },
  ])('purges nothing for $_id of type $_type', (document) => expect(tagsOfDocument(document, sites)).toEqual([]));
});

describe('what the webhook sends', () => {
  const reference = (slug: string) => ({ _type: 'reference', _ref: `site-${slug}` });
  const dataset = sites.map(({ slug }) => ({ _id: `site-${slug}`, _type: 'site', slug: { current: slug } }));
  const page = { _id: 'page-1', _type: 'page', path: '/offers' };

  /** As the content service makes the body of a change: from the document as it is, or last was. */
  async function sent(before: object | null, after: object | null): Promise<ChangedDocument> {
    const root = after ?? before;
    const tree = parse(`@${changedDocumentProjection}`, { mode: 'delta' });
    return changedDocument.parse(await (await evaluate(tree, { dataset, root, before, after })).get());
  }

  it('[PLUS-07] of a document that moved to another site names both, so that neither keeps a stale page', async () => {
    const before = { ...page, site: reference('southbank-ford') };
    const after = { ...page, site: reference('harbour-ford') };
    const body = await sent(before, after);
    expect(body).toMatchObject({ site: 'harbour-ford', beforeSite: 'southbank-ford', existed: true });
    expect(tagsOfDocument(body, sites).sort()).toEqual(['page:harbour-ford', 'page:southbank-ford']);
  });

  it('[PLUS-07] of a new document, and of one that is gone, names its site', async () => {
    const own = { ...page, site: reference('southbank-ford') };
    expect(await sent(null, own)).toMatchObject({ existed: false, site: 'southbank-ford', beforeSite: null });
    for (const body of [await sent(null, own), await sent(own, null)])
      expect(tagsOfDocument(body, sites)).toEqual(['page:southbank-ford']);
  });

  it('[PLUS-07] of a document that was everybody’s names all sites', async () => {
    expect(tagsOfDocument(await sent(page, { ...page, site: reference('southbank-ford') }), sites)).toEqual(['*']);
  });
});

describe('[Medium 10] a picture that is deleted', () => {
  const asset = { _id: 'image-0a-60x40-png', _type: 'sanity.imageAsset' };
  const reported = async (before: object | null, after: object | null) => {
    const tree = parse(`@${changedDocumentProjection}`, { mode: 'delta' });
    const sent = await (await evaluate(tree, { root: after ?? before, before, after, dataset: [] })).get();
    return tagsOfDocument(changedDocument.parse(sent), sites);
  };

  it('is reported by the content webhook, and takes its renditions with it', async () => {
    expect(await reported(asset, null)).toEqual(['asset:image-0a-60x40-png']);
    expect(assetOfTag('asset:image-0a-60x40-png')).toBe('image-0a-60x40-png');
    expect(assetOfTag('site:asset')).toBeNull();
  });

  it('and one that was uploaded or described touches nothing', async () => {
    expect([await reported(null, asset), await reported(asset, { ...asset, altText: 'A ute' })]).toEqual([[], []]);
  });
});
