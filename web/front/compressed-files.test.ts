import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CompressedFiles } from '@/web/front/http/compressed-files.ts';
import { frontParts, noFiles, RunningFront } from './front.fixture.ts';

const script = `${'let a = 1;\n'.repeat(200)}// é`;
let folder: string;
const open = () => CompressedFiles.open({ root: join(folder, 'static'), cacheDir: join(folder, 'kept'), quality: 5 });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-files-'));
  await mkdir(join(folder, 'static/chunks'), { recursive: true });
  await writeFile(join(folder, 'static/chunks/a.js'), script);
  await writeFile(join(folder, 'static/index.html'), '<!doctype html><script>start()</script>');
  await writeFile(join(folder, 'static/photo.webp'), Buffer.alloc(2_000));
  await writeFile(join(folder, 'secret.json'), '{}');
});
afterAll(() => rm(folder, { recursive: true }));

describe('CompressedFiles', () => {
  it('compresses text once, and takes the stored bodies at the next start', async () => {
    const file = await (await open()).find('chunks/a.js');
    expect(file?.type).toBe('text/javascript; charset=utf-8');
    expect(brotliDecompressSync(file?.brotli ?? '').toString()).toBe(script);
    expect(gunzipSync(file?.gzip ?? '').toString()).toBe(script);
    const [retained = ''] = (await readdir(join(folder, 'kept'))).filter((name) => name.endsWith('.br'));
    await writeFile(join(folder, 'kept', retained), 'from the disk');
    expect((await (await open()).find('chunks/a.js'))?.brotli?.toString()).toBe('from the disk');
    await rm(join(folder, 'kept'), { recursive: true });
  });

  it('has the first scripts compiled as they arrive', async () => {
    const options = { root: join(folder, 'static'), cacheDir: join(folder, 'kept-eager'), quality: 5 };
    const files = await CompressedFiles.open({ ...options, eager: new Set(['chunks/a.js']) });
    const file = await files.find('chunks/a.js');
    expect(brotliDecompressSync(file?.brotli ?? '').toString()).toBe(`//# allFunctionsCalledOnLoad\n${script}`);
    expect((await files.find('index.html'))?.plain.toString()).not.toContain('allFunctionsCalledOnLoad');
  });

  it('leaves pictures as they are', async () => {
    expect(await (await open()).find('photo.webp')).toMatchObject({ brotli: null, gzip: null, type: 'image/webp' });
  });

  it.each(['../secret.json', 'chunks/../../secret.json', '/etc/passwd', 'chunks', '', 'absent.js', 'chunks/a.js/'])(
    'knows no file %j',
    async (path) => expect((await open()).find(path)).toBeNull(),
  );

  it('has no files where there is no folder', async () => {
    expect((await noFiles()).find('a.js')).toBeNull();
  });
});

describe('files through the front', () => {
  it('sends built files for ever, in the encoding that the client takes', async () => {
    const parts = await frontParts(async () => undefined, { built: await open(), studio: await open() });
    const front = await new RunningFront(parts).listen();
    try {
      const response = await front.request('/_next/static/chunks/a.js', { 'accept-encoding': 'br' });
      expect(response.headers).toMatchObject({
        'content-encoding': 'br',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      expect(brotliDecompressSync(response.body).toString()).toBe(script);
      const refused = await front.request('/_next/static/chunks/a.js', { 'accept-encoding': 'br;q=0, gzip' });
      expect(refused.headers['content-encoding']).toBe('gzip');
      const plain = await front.request('/_next/static/chunks/a.js');
      expect([plain.headers['content-encoding'], plain.body.toString()]).toEqual([undefined, script]);
      const same = await front.request('/_next/static/chunks/a.js', { 'if-none-match': plain.headers.etag ?? '' });
      expect(same.status).toBe(304);
      expect((await front.request('/_next/static/absent.js')).status).toBe(404);
      for (const path of ['../secret.json', '%2e%2e/secret.json', '..%2fsecret.json', '..%5csecret.json']) {
        const { status, body } = await front.request(`/_next/static/${path}`);
        expect([status, body.includes('secret')]).toEqual([
          path.includes('%') && !path.includes('%2e') ? 400 : 308,
          false,
        ]);
      }
    } finally {
      await front.close();
    }
  });

  it('gives the studio its shell for its own pages, its settings at run time, and a policy', async () => {
    const front = await new RunningFront(await frontParts(async () => undefined, { studio: await open() })).listen();
    try {
      for (const path of ['/studio', '/studio/', '/studio/structure/pages?x=1', '/studio/index.html']) {
        const { status, body, headers } = await front.request(path);
        expect([path, status, body.includes('start()')]).toEqual([path, 200, true]);
        expect(headers['content-security-policy']).toContain("connect-src 'self';");
        expect(headers['cache-control']).toBe('no-cache');
      }
      const { body } = await front.request('/studio/config.js');
      expect(body.toString()).toContain('"embedded":true');
      expect((await front.request('/studio/absent.js')).status).toBe(404);
    } finally {
      await front.close();
    }
  });
});
