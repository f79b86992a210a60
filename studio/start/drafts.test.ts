import { evaluate, parse } from 'groq-js';
import { expect, it } from 'vitest';
import { draftsQuery, waitedText } from './drafts.ts';

const now = Date.parse('2026-11-26T09:00:00Z');
const site = (slug: string, hosts: string[] = []) => ({
  _id: `site-${slug}`,
  _type: 'site',
  slug: { current: slug },
  hosts,
});
const page = (_id: string, of: object, day: number) => ({
  _id,
  _type: 'page',
  title: `Page ${day}`,
  _updatedAt: `2026-11-${day}T09:00:00Z`,
  ...of,
});
const own = { site: { _ref: 'site-a' } };
const dataset = [
  ...[site('a', ['a.example']), site('b')],
  { ...site('a', ['a.example']), _id: 'drafts.site-a', _updatedAt: '2026-11-01T09:00:00Z', name: 'A Dealer' },
  ...[25, 20, 24, 23, 22, 21].map((day) => page(`drafts.page-${day}`, own, day)),
  page('page-20', own, 20),
  page('drafts.page-b', { site: { _ref: 'site-b' } }, 10),
  page('drafts.page-of-template', { template: { _ref: 'template-ford' } }, 10),
];
const read = async (params: { slug: string; host: string }) =>
  (await evaluate(parse(draftsQuery, { params }), { dataset, params })).get();

it('[CFG-04] the start page lists drafts of the host’s own site, those that wait for the longest first', async () => {
  const found = await read({ slug: '', host: 'a.example' });
  expect(found.count).toBe(7);
  expect(found.oldest.map(({ title }: { title: string }) => title)).toEqual([
    'A Dealer',
    ...[20, 21, 22, 23].map((day) => `Page ${day}`),
  ]);
  expect((await read({ slug: 'b', host: 'b.localhost:3000' })).count).toBe(1);
  expect((await read({ slug: '', host: 'other.example' })).count).toBe(0);
});

it('shows how long a draft has waited', () => {
  const waited = (at: string) => waitedText(at, now);
  expect([waited('2026-11-25T10:00:00Z'), waited('2026-11-25T08:00:00Z'), waited('2026-11-17T08:00:00Z')]).toEqual([
    'today',
    '1 day',
    '9 days',
  ]);
  expect(waited('nonsense')).toBe('today');
});
