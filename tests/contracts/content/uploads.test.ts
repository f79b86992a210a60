import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hosted } from './content-service.ts';
import { RunningContent } from './running-content.ts';

const pictures = join(import.meta.dirname, '../../../demo/media/pictures/models');

describe.skipIf(hosted)('uploads of dealer staff', () => {
  let service: RunningContent;
  let cookie = '';
  beforeAll(async () => {
    service = await RunningContent.start();
    cookie = await service.signIn();
  });
  afterAll(() => service.stop());

  const upload = (body: Uint8Array, contentType = 'image/webp') =>
    fetch(`${service.url}/v2025-03-04/assets/images/production?filename=a.webp`, {
      method: 'POST',
      headers: { cookie, origin: service.url, 'content-type': contentType },
      body: new Uint8Array(body),
    });
  const assets = () => service.client().fetch<number>('count(*[_type == "sanity.imageAsset"])');
  const bodyText = async (response: Response) => JSON.stringify(await response.json());

  it('[CMS-05] a picture records whose staff brought it, and they may not change it afterwards', async () => {
    const result = await upload(await readFile(join(pictures, 'ute-blue.webp')));
    const { document } = (await result.json()) as { document: { _id: string; uploadedBySites?: string[] } };
    expect([result.status, document.uploadedBySites]).toEqual([200, ['north']]);
    const change = await fetch(`${service.url}/v2025-03-04/data/mutate/production`, {
      method: 'POST',
      headers: { cookie, origin: service.url, 'content-type': 'application/json' },
      body: JSON.stringify({ mutations: [{ patch: { id: document._id, set: { uploadedBySites: ['south'] } } }] }),
    });
    expect(change.status).toBe(403);
  });

  it('[CMS-03] 30 MB are too many: refused with a message, and nothing is stored', async () => {
    const before = await assets();
    const result = await upload(new Uint8Array(30 * 1024 * 1024));
    expect(result.status).toBeGreaterThanOrEqual(400);
    expect(result.status).toBeLessThan(500);
    expect(await bodyText(result)).toMatch(/25 MB|too large|large/i);
    expect(await assets()).toBe(before);
  });

  it.each([
    [
      'an SVG with a script',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'image/svg+xml',
    ],
    ['bytes that are no picture', 'MZ this is a program', 'image/png'],
    ['a page', '<!doctype html><script>alert(1)</script>', 'image/webp'],
  ])('[CMS-03] refuses %s with a message, and stores nothing', async (_, text, type) => {
    const before = await assets();
    const result = await upload(new TextEncoder().encode(text), type);
    expect(result.status).toBe(400);
    expect((await bodyText(result)).length).toBeGreaterThan(40);
    expect(await assets()).toBe(before);
  });

  it('[CMS-03] a stale revision, wrong GROQ and a referenced document are each refused for their own reason', async () => {
    const client = service.client();
    const made = await client.create({ _id: 'referred', _type: 'tile', title: 'One' });
    await client.patch('referred').set({ title: 'Two' }).commit();
    await expect(
      client.patch('referred').ifRevisionId(made._rev).set({ title: 'Late' }).commit(),
    ).rejects.toMatchObject({
      statusCode: 409,
    });
    expect((await client.getDocument('referred'))?.title).toBe('Two');
    await expect(client.fetch('*[_type == ')).rejects.toMatchObject({ statusCode: 400 });
    await client.create({ _id: 'refers', _type: 'page', tile: { _type: 'reference', _ref: 'referred' } });
    await expect(client.delete('referred')).rejects.toMatchObject({ statusCode: 409, message: /refers/ });
    expect(await client.getDocument('referred')).toBeDefined();
  });
});
