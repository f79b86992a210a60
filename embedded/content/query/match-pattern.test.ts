import { evaluateSync, parse, toJS } from 'groq-js';
import { describe, expect, it } from 'vitest';
import type { StoredDocument } from '../store/document.ts';
import { DocumentMemory } from '../store/memory.ts';
import { runSync } from './evaluate.ts';
import { matchesWildcards } from './match-pattern.ts';
import { parseQuery } from './parse.ts';
import { rawSource } from './perspective.ts';

describe('matchesWildcards', () => {
  it.each([
    ['ranger', 'ranger', true],
    ['ranger', 'range', false],
    ['ranger', 'range*', true],
    ['ranger', '*anger', true],
    ['ranger', 'r*g*r', true],
    ['ranger', 'r*r*r', false],
    ['ranger', '*', true],
    ['ranger', '**r**', true],
    ['ranger', 'ranger*', true],
    ['aba', 'ab*ba', false],
    ['abba', 'ab*ba', true],
    ['', '*', true],
    ['a', '', false],
  ])('%j by %j: %s', (word, pattern, matches) => expect(matchesWildcards(word, pattern)).toBe(matches));

  it('reads a text of a megabyte with a thousand wildcards at once', () => {
    const begun = performance.now();
    expect(matchesWildcards('a'.repeat(1_000_000), `${'a*'.repeat(1_000)}b`)).toBe(false);
    expect(matchesWildcards(`${'a'.repeat(1_000_000)}b`, `${'a*'.repeat(1_000)}b`)).toBe(true);
    expect(performance.now() - begun).toBeLessThan(3_000);
  });
});

const stamps = { _type: 'page', _rev: 'r', _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z' };
const documents: StoredDocument[] = [
  {
    _id: 'one',
    ...stamps,
    title: 'The 2024 Ford Ranger Wildtrak, a Ford',
    body: null,
    tags: ['ute', 'diesel', 4, null],
  },
  { _id: 'two', ...stamps, title: 'Everest: 7 seats', body: 'A big-hearted wagon', tags: [] },
  { _id: 'three', ...stamps, body: 'No title, v8.1' },
];
const source = rawSource(new DocumentMemory(documents), () => true);
const params = { q: 'ran*', list: ['wag*', 'big'], none: null, number: 4 };
const ids = (query: string) => runSync(parseQuery(query, params), { source, params });

describe('match', () => {
  it.each([
    'title match "ranger"',
    'title match "RANGER wild*"',
    'title match "wild"',
    'title match $q',
    'title match $none',
    'title match $number',
    'title match "everest 7"',
    'body match $list',
    'body match "big hearted"',
    '[title, body] match "ford"',
    '[title, body] match ["wagon", "ever*"]',
    'tags match "ute"',
    'tags match "*s*"',
    'tags[] match "diesel"',
    'missing match "x"',
    '!(missing match "x")',
    '!(title match "ford")',
    'title match ""',
    'title match "*"',
    'body match "v8.1"',
    '(title match "ford") == true || body match "wagon"',
    'title match tags[0]',
    'title match lower("FORD")',
  ])('[…%s] returns what groq-js does', (filter) => {
    const query = `*[${filter}]._id`;
    expect(ids(query)).toEqual(toJS(evaluateSync(parse(query), { dataset: documents, params })));
  });

  it('scores as groq-js does', () => {
    const query =
      '*[_type == "page"] | score(title match "ford", boost(body match "wag*", 3)) | order(_score desc){_id, _score}';
    expect(ids(query)).toEqual(toJS(evaluateSync(parse(query), { dataset: documents, params })));
  });

  it('is not slower for a pattern that groq-js needs minutes for', () => {
    const begun = performance.now();
    const long = { _id: 'long', ...stamps, title: 'a'.repeat(300) };
    const query = `*[title match "a*a*a*a*a*a*a*a*b" || title match $hostile || [title] match "${'a*'.repeat(100)}b"]`;
    const hostile = `${'a*'.repeat(50)}b`;
    const input = { source: rawSource(new DocumentMemory([long]), () => true), params: { hostile } };
    expect(runSync(parseQuery(query, input.params), input)).toEqual([]);
    expect(performance.now() - begun).toBeLessThan(3_000);
  });
});
