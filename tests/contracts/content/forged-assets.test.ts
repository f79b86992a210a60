import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { roles } from '@/schemas/roles.ts';
import { hosted } from './content-service.ts';
import { RunningContent } from './running-content.ts';

type Asset = { _id: string; url: string; mimeType: string; sha1hash: string; uploadedBySites?: string[] };

describe.skipIf(hosted)('asset documents and the bytes they name', () => {
  let service: RunningContent;
  let cookies: Record<'north' | 'south', string>;
  beforeAll(async () => {
    service = await RunningContent.start(undefined, roles);
    cookies = {
      north: await service.signIn(),
      south: await service.signIn('south-password', 'south@dealer.example'),
    };
  });
  afterAll(() => service.stop());

  const picture = (background: string) =>
    sharp({ create: { width: 20, height: 10, channels: 3, background } })
      .png()
      .toBuffer();
  const idOf = (bytes: Buffer) => `image-${createHash('sha1').update(bytes).digest('hex')}-20x10-png`;
  const send = (path: string, who: string | 'server', body: BodyInit, type: string) =>
    fetch(`${service.url}/v2025-03-04/${path}`, {
      method: 'POST',
      headers: {
        'content-type': type,
        origin: service.url,
        ...(who === 'server' ? { authorization: `Bearer ${service.token}` } : { cookie: who }),
      },
      body,
    });
  const upload = async (bytes: Buffer, who: string, kind = 'images', name = 'a.png', type = 'image/png') => {
    const response = await send(`assets/${kind}/production?filename=${name}`, who, new Uint8Array(bytes), type);
    expect(response.status).toBe(200);
    return ((await response.json()) as { document: Asset }).document;
  };
  const mutate = async (who: string, ...mutations: object[]) =>
    (await send('data/mutate/production', who, JSON.stringify({ mutations }), 'application/json')).status;
  const act = async (who: string, action: object) =>
    (await send('data/actions/production', who, JSON.stringify({ actions: [action] }), 'application/json')).status;
  const fileOf = ({ url }: Asset, headers: Record<string, string> = { authorization: `Bearer ${service.token}` }) =>
    fetch(`${service.url}${url.replace(/^\/lake/, '')}`, { headers });

  it('[CMS-05] no mutation and no action makes one, for any caller and of any type', async () => {
    const id = idOf(await picture('#102030'));
    const forged = {
      _id: id,
      _type: 'sanity.imageAsset',
      url: 'https://evil.example/a.png',
      mimeType: 'text/javascript',
    };
    const site = { _type: 'reference', _ref: 'site-north' };
    await service.client().createIfNotExists({ _id: 'site-north', _type: 'site' });
    for (const who of [cookies.north, 'server']) {
      for (const kind of ['create', 'createIfNotExists', 'createOrReplace']) {
        expect(await mutate(who, { [kind]: forged }), kind).toBe(403);
        expect(await mutate(who, { [kind]: { ...forged, _id: 'any-id' } }), kind).toBe(403);
        expect(await mutate(who, { [kind]: { _id: id, _type: 'page', site } }), kind).toBe(403);
        expect(await mutate(who, { [kind]: { _id: `drafts.${id}`, _type: 'page', site } }), kind).toBe(403);
      }
      const attributes = { ...forged, _id: `drafts.${id}` };
      expect(await act(who, { actionType: 'sanity.action.document.create', publishedId: id, attributes })).toBe(403);
    }
    expect(await service.client().fetch('count(*[_id match $id])', { id: `*${id}` })).toBe(0);
  });

  it('[CMS-05] what the server stored about the bytes cannot be changed, the text of a picture by an administrator', async () => {
    const { _id: id } = await upload(await picture('#405060'), cookies.north);
    for (const set of [
      { url: '/x' },
      { mimeType: 'text/javascript' },
      { path: 'x' },
      { 'metadata.dimensions.width': 1 },
    ])
      expect(await mutate('server', { patch: { id, set } }), JSON.stringify(set)).toBe(403);
    expect(await mutate('server', { patch: { id, set: { altText: 'A ute' } } })).toBe(200);
  });

  it('[CMS-05] bytes that are missing are written by the next upload of them', async () => {
    const bytes = await picture('#708090');
    const asset = await upload(bytes, cookies.north);
    await rm(join(service.directory, 'assets', asset.url.split('/').at(-1) ?? ''));
    expect((await fileOf(asset)).status).toBe(404);
    expect((await upload(bytes, cookies.south))._id).toBe(asset._id);
    expect(Buffer.from(await (await fileOf(asset)).arrayBuffer()).equals(bytes)).toBe(true);
  });

  it('[CMS-05] the same picture of two dealers is one, and lists whose staff uploaded it', async () => {
    const bytes = await picture('#a0b0c0');
    expect((await upload(bytes, cookies.north)).uploadedBySites).toEqual(['north']);
    expect((await upload(bytes, cookies.south)).uploadedBySites).toEqual(['north', 'south']);
    expect((await upload(bytes, cookies.north)).uploadedBySites).toEqual(['north', 'south']);
    expect((await upload(bytes, 'server')).uploadedBySites).toBeUndefined();
    expect((await upload(bytes, cookies.south)).uploadedBySites).toBeUndefined();
  });

  it('[Medium 10] a picture loses its place and its camera before it is stored and named', async () => {
    const photo = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#0f0' } })
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '37/1 48/1 0/1' } })
      .jpeg()
      .toBuffer();
    const asset = await upload(photo, cookies.north, 'images', 'a.jpg', 'image/jpeg');
    const stored = Buffer.from(await (await fileOf(asset)).arrayBuffer());
    const { exif, orientation, width, height } = await sharp(stored).metadata();
    expect([exif, orientation, width, height]).toEqual([undefined, undefined, 10, 20]);
    expect(createHash('sha1').update(stored).digest('hex')).toBe(asset.sha1hash);
    expect(asset._id).toBe(`image-${asset.sha1hash}-10x20-jpg`);
    expect((await upload(photo, cookies.north, 'images', 'a.jpg', 'image/jpeg'))._id).toBe(asset._id);
    expect((await upload(stored, cookies.north, 'images', 'b.jpg', 'image/jpeg'))._id).toBe(asset._id);
  });

  it('[Medium 10] an original is its uploader’s: strangers and another dealer’s staff get none', async () => {
    const asset = await upload(await picture('#0a0b0c'), cookies.north);
    const readers: Record<string, string>[] = [{}, { cookie: cookies.south }, { cookie: cookies.north }];
    const statuses = readers.map(async (headers) => (await fileOf(asset, headers)).status);
    expect(await Promise.all(statuses)).toEqual([401, 404, 200]);
  });

  it('[Medium 10] of a deleted picture neither the original nor a copy stays, also where it is uploaded again', async () => {
    const bytes = await picture('#0d0e0f');
    const asset = await upload(bytes, 'server');
    const name = asset.url.split('/').at(-1) ?? '';
    const at = `${service.url}${asset.url.replace(/^\/lake/, '')}?w=10`;
    expect((await fetch(at, { headers: { authorization: `Bearer ${service.token}` } })).status).toBe(200);
    const files = async () =>
      (await readdir(service.directory, { recursive: true })).filter((path) => path.includes(asset.sha1hash));
    expect((await files()).length).toBe(2);
    expect(await mutate('server', { delete: { id: asset._id } })).toBe(200);
    await vi.waitFor(async () => expect(await files()).toEqual([]));
    expect((await fileOf(asset)).status).toBe(404);
    await upload(bytes, 'server');
    expect((await files()).map((path) => path.split(/[\\/]/).at(-1))).toEqual([name]);
    expect((await fileOf(asset)).status).toBe(200);
  });

  it.each([
    ['run.js', 'text/javascript'],
    ['page.html', 'text/html'],
    ['a.svg', 'image/svg+xml'],
    ['data.json', 'text/javascript'],
    ['film.mp4', 'application/javascript'],
  ])('[CMS-05] %s that claims to be %s is never script on this host', async (name, type) => {
    const asset = await upload(Buffer.from(`alert(${JSON.stringify(name)})`), cookies.north, 'files', name, type);
    const { headers } = await fileOf(asset);
    expect(headers.get('content-type')).not.toMatch(/script|html|xml|svg/);
    expect(asset.mimeType).toBe(headers.get('content-type'));
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-disposition')).toMatch(/^attachment/);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});
