import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { composing, repeatingLiterals } from './regular-expressions.ts';
import { composed, excused } from './regular-expressions-excused.ts';
import { sourceFiles } from './source-files.ts';

// In this process, by JavaScript alone: no Java, no program of its own.
process.env.RECHECK_BACKEND = 'pure';
const { checkSync } = await import('recheck');

/** What recheck has found safe before: a check takes up to seconds, and there are hundreds. Renewed by RENEW_CHECKED=1. */
const checkedFile = join(import.meta.dirname, 'regular-expressions-checked.json');
const checked = new Set<string>(JSON.parse(readFileSync(checkedFile, 'utf8')));
const literals = repeatingLiterals(sourceFiles());

describe('[High 4] regular expressions', () => {
  it('are found, those of the whole product', () => {
    expect(literals.length).toBeGreaterThan(200);
    expect(literals.map(({ text }) => text)).toContain(String.raw`/^\/(?:search|used-car|cars)(?:\/[\w-]+)*$/`);
  });

  it('take a time that grows with the text alone, by recheck, or are excused with a reason', {
    timeout: 900_000,
  }, () => {
    const bad: string[] = [];
    const fresh: string[] = [];
    for (const { text, pattern, flags, where } of literals) {
      if (checked.has(text) || Object.hasOwn(excused, text)) continue;
      const { status } = checkSync(pattern, flags, { timeout: 30_000 });
      if (status === 'safe') fresh.push(text);
      else bad.push(`${status}: ${text} in ${where.join(', ')}`);
    }
    if (process.env.RENEW_CHECKED) {
      const now = literals.map(({ text }) => text).filter((text) => checked.has(text) || fresh.includes(text));
      writeFileSync(checkedFile, `${JSON.stringify(now.sort(), null, 2)}\n`);
    }
    expect(bad).toEqual([]);
  });

  it('that are excused or were checked are still there', () => {
    const there = new Set(literals.map(({ text }) => text));
    expect(Object.keys(excused).filter((text) => !there.has(text))).toEqual([]);
    expect(Object.values(excused).filter((reason) => reason.length < 20)).toEqual([]);
  });

  it('that are composed of words are in files that state why they are safe', () => {
    expect(composing(sourceFiles())).toEqual(Object.keys(composed).sort());
  });

  it('that explode are found by the checker', { timeout: 60_000 }, () => {
    expect(checkSync('^(a+)+$', '', { timeout: 20_000 }).status).toBe('vulnerable');
    expect(checkSync('/+$', '', { timeout: 20_000 }).status).toBe('vulnerable');
  });
});
