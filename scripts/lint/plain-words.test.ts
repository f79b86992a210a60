import { describe, expect, it } from 'vitest';
import { refusedWords } from './count-words.ts';
import { compareCounts, countsOf } from './ratchet.ts';

const rulesIn = (text: string, path = 'a.ts') => {
  const { names, prose } = refusedWords(path, text);
  return {
    names: names.map(({ rule, line }) => `${rule}:${line}`),
    prose: prose.map(({ rule, line }) => `${rule}:${line}`),
  };
};

describe('plain words', () => {
  it('finds refused words in the names that a file declares, by their parts', () => {
    expect(rulesIn('type Asked = { mostShown: number };\nfunction f(kept: string, { a: told }: X) {}').names).toEqual([
      'asked:1',
      'most:1',
      'kept:2',
      'told:2',
    ]);
  });

  it('does not count a use, a text, or a word within another', () => {
    expect(rulesIn("call(asked, 'nobody was told');\nconst almost = unknown.kept;")).toEqual({ names: [], prose: [] });
  });

  it('lets a word stand where it is the field’s own: words of a search, answers to a form', () => {
    expect(rulesIn('const words = 1; const answers = 2;', 'embedded/search/a.ts').names).toEqual(['answer:1']);
    expect(rulesIn('const words = 1; const answers = 2;', 'domain/leads/a.ts').names).toEqual(['words:1']);
  });

  it('finds refused words in the titles of tests', () => {
    const text = "it('is for nobody', f);\ndescribe.each([['a']])('whoever %s', f);\ncall('nobody');";
    expect(rulesIn(text, 'a.test.ts').prose).toEqual(['nobody:1', 'whoever:2']);
    expect(rulesIn(text, 'a.ts').prose).toEqual([]);
  });

  it('finds refused words in comments and documents, but not in code that they quote', () => {
    expect(rulesIn('/**\n * Nobody reads `/lake`,\n * whoever he is. */\nconst a = 1;').prose).toEqual([
      'nobody:2',
      'whoever:3',
      'he:3',
    ]);
    expect(rulesIn('A [yard](docs/yard.md)\n```\nlake\n```\nthe `lake`', 'a.md').prose).toEqual(['yard:1']);
  });

  it('finds refused phrases, by whole words', () => {
    expect(rulesIn('The page for who is signed in, to whom it belongs,\nand of who sent it.', 'a.md').prose).toEqual([
      'forWho:1',
      'forWho:2',
    ]);
  });

  it('finds refused words in comments of CSS, and nowhere else in it', () => {
    const text = [
      '/* Nobody reads `kept`. */',
      '@source "../{ui,yard}/**/*.ts";',
      '.said { --ground: "/* lake */"; content: \'luck\'; }',
      '/*',
      ' * What the shopper is told',
      ' */',
      '.yard { color: red; } /* the yard */',
    ].join('\n');
    expect(rulesIn(text, 'a.css')).toEqual({ names: [], prose: ['nobody:1', 'tell:5', 'yard:7'] });
  });

  it('refuses more than the ratchet allows, and what it does not list at all', () => {
    const counts = countsOf(refusedWords('a.ts', 'const asked = 1; const most = 2; // luck'));
    const { more, fewer } = compareCounts({ names: { asked: 1, told: 4 }, prose: { luck: 0 } }, counts);
    expect(more.map(({ kind, rule, max, count }) => [kind, rule, max, count])).toEqual([
      ['names', 'most', 0, 1],
      ['prose', 'luck', 0, 1],
    ]);
    expect(fewer.map(({ rule }) => rule)).toEqual(['told']);
  });
});
