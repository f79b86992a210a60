import { expect, it } from 'vitest';
import { isTest, sourceFiles } from './source-files.ts';

/** A call of the browser's own `fetch`. */
const request = /(?<![\w.])fetch\(/g;
const end = /AbortSignal\.timeout\(|timedSignal\(/g;
const countOf = (text: string, what: RegExp): number => (text.match(what) ?? []).length;
const endless = (text: string): boolean => countOf(text, request) > countOf(text, end);

it('[PLUS-23] every request of a page ends, on a line that stalls too', () => {
  const files = sourceFiles().filter(({ path }) => /^(?:ui|parts|blocks|web\/render)\//.test(path) && !isTest(path));
  expect(files.filter(({ text }) => text.match(request)).length).toBeGreaterThan(15);
  expect(files.filter(({ text }) => endless(text)).map(({ path }) => path)).toEqual([]);
  expect(endless("const response = await fetch('/api/x', { signal });")).toBe(true);
});
