import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ValidationContext } from 'sanity';
import { afterEach, expect, it, vi } from 'vitest';
import { checkStockMatches, siteOfDocument, stockBoundBlocks, stockMatches } from './stock-matches.ts';

afterEach(() => vi.unstubAllGlobals());

/** The endpoint's response, and the requested addresses. */
function counting(response: Response | Error): string[] {
  const requests: string[] = [];
  vi.stubGlobal('window', {});
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address);
    if (response instanceof Error) throw response;
    return response.clone();
  });
  return requests;
}

const context = {
  document: { site: { _ref: 'site-a' } },
  getClient: () => ({ fetch: async () => 'a-dealer' }),
} as unknown as ValidationContext;

it('[PLUS-04] requests what the block requests, on the site of its document', async () => {
  const requests = counting(Response.json({ found: 12 }));
  expect(await checkStockMatches({ carTypes: ['new', 'demo'], makes: ['Ford'] }, context)).toBe(true);
  expect(requests).toEqual(['/api/stock-count?site=a-dealer&car_type=new&car_type=demo&make=Ford']);
});

it('[PLUS-04] warns before publishing when no vehicle matches, and not when the count is unavailable', async () => {
  counting(Response.json({ found: 0 }));
  expect(await checkStockMatches({ makes: ['Edsel'] }, context)).toMatch(/No vehicle in stock matches/);
  counting(new Response('away', { status: 503 }));
  expect(await checkStockMatches({}, context)).toBe(true);
  expect(await stockMatches('a', {})).toBeNull();
  counting(new Error('no line'));
  expect(await checkStockMatches({}, context)).toBe(true);
});

const blocks = join(import.meta.dirname, '../../blocks');
const filesOf = (folder: string) =>
  readdirSync(join(blocks, folder)).filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|fixture)\./.test(name));
const textOf = (folder: string) =>
  filesOf(folder)
    .map((name) => readFileSync(join(blocks, folder, name), 'utf8'))
    .join('');

it('[PLUS-04] every block that requests stock shows in its form how many vehicles it matches, and warns of none', () => {
  const folders = readdirSync(blocks, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const stockFolders = folders.map(({ name }) => name).filter((folder) => textOf(folder).includes('context.stock'));
  const types = stockFolders.map((folder) => folder.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()));
  expect(types.sort()).toEqual([...stockBoundBlocks].sort());
  for (const folder of stockFolders) expect(textOf(folder), folder).toContain('custom(checkStockMatches)');
});

it('[PLUS-04] looks up a site again after a failure, and once it has a short name', async () => {
  const responses = [Promise.reject(new Error('session over')), Promise.resolve(null), Promise.resolve('b-dealer')];
  const client = { fetch: () => responses.shift() } as unknown as Parameters<typeof siteOfDocument>[1];
  const document = { site: { _ref: 'site-b' } };
  await expect(siteOfDocument(document, client)).rejects.toThrow('session over');
  expect(await siteOfDocument(document, client)).toBeNull();
  expect(await siteOfDocument(document, client)).toBe('b-dealer');
  expect(await siteOfDocument(document, client)).toBe('b-dealer');
});
