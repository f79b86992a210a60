import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roles } from '@/schemas/roles.ts';
import { StaffDirectory } from '@/web/content/staff.ts';
import { hosted } from './content-service.ts';
import { RunningContent } from './running-content.ts';

const ref = (_ref: string) => ({ _type: 'reference', _ref });
const of = (site: string) => ({ site: ref(`site-${site}`) });
const ofTemplate = { template: ref('template-ford') };

/** What a dealer neither owns nor may touch: another dealer's, a template's, everybody's, and what sites are made of. */
const foreign: readonly (Record<string, unknown> & { _id: string; _type: string })[] = [
  { _id: 'tile-south', _type: 'promoTile', ...of('south') },
  { _id: 'override-south', _type: 'dealerOverride', ...of('south') },
  { _id: 'page-template', _type: 'page', ...ofTemplate },
  { _id: 'menu-shared', _type: 'menu' },
  { _id: 'template-ford', _type: 'template' },
  { _id: 'brand-ford', _type: 'manufacturer' },
  { _id: 'group-one', _type: 'dealerGroup' },
  { _id: 'site-north', _type: 'site', ...ofTemplate, manufacturer: ref('brand-ford') },
  { _id: 'site-south', _type: 'site' },
];

describe.skipIf(hosted)('[CMS-05] what the roles of the product let a dealer’s staff do by direct calls', () => {
  let service: RunningContent;
  let cookie = '';
  beforeAll(async () => {
    service = await RunningContent.start(undefined, roles);
    const client = service.client();
    const all = client.transaction();
    for (const document of foreign) all.createIfNotExists(document);
    await all.commit();
    await client.create({ _id: 'drafts.tile-south', _type: 'promoTile', title: 'Soon', ...of('south') });
    await client.create({ _id: 'tile-north', _type: 'promoTile', title: 'Ours', ...of('north') });
    cookie = await service.signIn();
  });
  afterAll(() => service.stop());

  const post = async (path: string, body: object) => {
    const response = await fetch(`${service.url}/v2025-03-04/data/${path}/production`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', origin: service.url },
      body: JSON.stringify(body),
    });
    return response.status;
  };
  const write = (...mutations: object[]) => post('mutate', { mutations });
  const act = (name: string, fields: object) =>
    post('actions', { actions: [{ actionType: `sanity.action.document.${name}`, ...fields }] });
  const everything = () => service.client().fetch<{ _id: string; _rev: string }[]>('*[] | order(_id asc){_id, _rev}');

  it.each(foreign)('$_id is changed by no mutation', async ({ _id: id, ...document }) => {
    const before = await everything();
    const mine = { ...document, ...of('north') };
    const mutations = [
      { patch: { id, set: { title: 'Changed' } } },
      { patch: { query: '*[_id == $id]', params: { id }, set: { title: 'Changed' } } },
      { createOrReplace: { ...mine, _id: id } },
      { create: { ...mine, _id: `drafts.${id}` } },
      { create: { ...mine, _id: `versions.soon.${id}` } },
      { delete: { id } },
      { delete: { query: '*[_id == $id]', params: { id } } },
    ];
    // What the caller may not read is missing: 404 by its id, nothing by a query, nothing to delete.
    for (const mutation of mutations) {
      const refused = /"query"|"delete"/.test(JSON.stringify(mutation)) ? [200, 403] : [403, 404, 409];
      expect(refused, JSON.stringify(mutation)).toContain(await write(mutation));
    }
    expect(await everything()).toEqual(before);
  });

  it.each(foreign)('$_id is changed by no action', async ({ _id: publishedId, _type }) => {
    const before = await everything();
    const draftId = `drafts.${publishedId}`;
    const attributes = { _id: draftId, _type, ...of('north') };
    const actions: [string, object][] = [
      ['edit', { publishedId, draftId, patch: { set: { title: 'Changed' } } }],
      ['create', { publishedId, attributes }],
      ['replaceDraft', { publishedId, attributes }],
      ['publish', { publishedId, draftId }],
      ['unpublish', { publishedId, draftId }],
      ['discard', { draftId }],
      ['delete', { publishedId, includeDrafts: [draftId] }],
      ['version.create', { publishedId, baseId: publishedId, releaseId: 'soon' }],
    ];
    for (const [name, fields] of actions) expect([403, 404, 409], name).toContain(await act(name, fields));
    expect(await everything()).toEqual(before);
  });

  it('an own draft is published neither over another dealer’s document nor into the hands of all', async () => {
    expect(await write({ create: { _id: 'drafts.tile-new', _type: 'promoTile', ...of('north') } })).toBe(200);
    expect(await act('publish', { publishedId: 'tile-south', draftId: 'drafts.tile-new' })).toBe(403);
    expect(await write({ patch: { id: 'drafts.tile-new', unset: ['site'] } })).toBe(403);
    expect(await write({ patch: { id: 'drafts.tile-new', set: ofTemplate } })).toBe(403);
    expect(await write({ patch: { id: 'drafts.tile-new', set: { _type: 'site' } } })).not.toBe(200);
    expect(await act('publish', { publishedId: 'tile-new', draftId: 'drafts.tile-new' })).toBe(200);
  });

  it('an own document keeps nothing of another dealer from being deleted: it refers strongly to what is theirs or everybody’s', async () => {
    const page = (target: string, weak = false) => ({
      create: { _type: 'page', ...of('north'), related: { ...ref(target), ...(weak && { _weak: true }) } },
    });
    for (const id of ['tile-south', 'override-south', 'site-south']) {
      expect(await write(page(id)), id).toBe(409);
      expect(await write({ patch: { id: 'tile-north', set: { related: [ref(id)] } } }), id).toBe(409);
      expect(await write(page(id, true)), id).toBe(200);
    }
    for (const id of ['tile-north', 'page-template', 'menu-shared', 'brand-ford', 'template-ford'])
      expect(await write(page(id)), id).toBe(200);
  });

  it('what belongs to a template, to all or to an unknown owner is not made', async () => {
    const made = [
      { _type: 'promoTile' },
      { _type: 'promoTile', ...ofTemplate },
      { _type: 'promoTile', ...of('north'), ...ofTemplate },
      { _type: 'site', ...of('north') },
      { _type: 'template', ...of('north') },
      { _type: 'system.group', ...of('north') },
      { _type: 'anything', ...of('north') },
    ];
    for (const document of made) expect(await write({ create: document }), JSON.stringify(document)).toBe(403);
  });

  it('[CFG-04] the web app takes them for staff of their own site, and only administrators for those of what has none', async () => {
    const staff = new StaffDirectory({ url: service.url, dataset: 'production' });
    const [dealer, administrator] = [
      { cookie, token: '' },
      { cookie: '', token: service.token },
    ];
    const staffOf = (site: string | null, who: typeof dealer) => staff.staffOf(site, who);
    expect(await staffOf('site-north', dealer)).toHaveProperty('id');
    expect(await staffOf('site-south', dealer)).toBe('forbidden');
    expect(await staffOf(null, dealer)).toBe('forbidden');
    expect(await staffOf(null, administrator)).toHaveProperty('id');
  });

  it('a picture is added, and not changed or deleted by staff of a dealer', async () => {
    const pixel = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const response = await fetch(`${service.url}/v2025-03-04/assets/images/production?filename=dot.png`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'image/png', origin: service.url },
      body: pixel,
    });
    expect(response.status).toBe(200);
    const id: string = (await response.json()).document._id;
    expect(await write({ patch: { id, set: { originalFilename: 'other.png' } } })).toBe(403);
    expect(await write({ delete: { id } })).toBe(403);
  });
});
