import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ValidationContext } from 'sanity';
import { afterEach, expect, it, vi } from 'vitest';
import { checkStockMatches, stockBoundBlocks, stockMatches } from './stock-matches.ts';

afterEach(() => vi.unstubAllGlobals());

/** The endpoint's answer, and the addresses that were asked. */
function counting(answer: Response | Error): string[] {
  const asked: string[] = [];
  vi.stubGlobal('window', {});
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    if (answer instanceof Error) throw answer;
    return answer.clone();
  });
  return asked;
}

const context = {
  document: { site: { _ref: 'site-a' } },
  getClient: () => ({ fetch: async () => 'a-dealer' }),
} as unknown as ValidationContext;

it('[PLUS-04] asks for what the block asks for, on the site of its document', async () => {
  const asked = counting(Response.json({ found: 12 }));
  expect(await checkStockMatches({ carTypes: ['new', 'demo'], makes: ['Ford'] }, context)).toBe(true);
  expect(asked).toEqual(['/api/stock-count?site=a-dealer&car_type=new&car_type=demo&make=Ford']);
});

it('[PLUS-04] warns before publishing when no vehicle matches, and not when nobody can say', async () => {
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

it('[PLUS-04] every block that asks for stock says in its form how many vehicles it matches, and warns of none', () => {
  const folders = readdirSync(blocks, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const asking = folders.map(({ name }) => name).filter((folder) => textOf(folder).includes('context.stock'));
  const types = asking.map((folder) => folder.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()));
  expect(types.sort()).toEqual([...stockBoundBlocks].sort());
  for (const folder of asking) expect(textOf(folder), folder).toContain('custom(checkStockMatches)');
});
