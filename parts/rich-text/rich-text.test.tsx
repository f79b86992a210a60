import { describe, expect, it } from 'vitest';
import { markupOf, plainTextOf } from '@/parts/markup.fixture.ts';
import { isStatement } from './is-statement.ts';
import { textOf } from './rich-text.fixture.ts';
import { RichText } from './rich-text.tsx';

const linked = (href: unknown) => [
  {
    ...(textOf('x')[0] as object),
    children: [{ _key: 's', _type: 'span', text: 'a link', marks: ['l', null] }],
    markDefs: [{ _key: 'l', _type: 'link', href }, null],
  },
];
const shown = (content: unknown, large = false) => <RichText content={content as never} large={large} />;

describe('[BLK-08] a text of staff’s', () => {
  it('is paragraphs and lists', () => {
    expect(markupOf(shown(textOf('One', '- two', '- three')))).toMatch(
      /<p>One<\/p><ul><li>two<\/li><li>three<\/li><\/ul>/,
    );
    expect(markupOf(shown(null))).toMatch(/^<div class="prose"><\/div>$/);
    expect(markupOf(shown(textOf('One'), true))).toContain('max-w-[58ch]');
  });

  it('has no link that would run something', () => {
    expect(markupOf(shown(linked('/about-us')))).toContain('<a href="/about-us">a link</a>');
    for (const bad of ['javascript:alert(1)', undefined]) {
      expect(markupOf(shown(linked(bad)))).not.toContain('<a');
      expect(plainTextOf(shown(linked(bad)))).toBe('a link');
    }
  });

  it('leaves out what is no paragraph of ours', () => {
    const odd = [
      ...textOf('One'),
      null,
      { _type: 'image' },
      { ...(textOf('x')[0] as object), children: [null, { text: 7 }] },
    ];
    expect(plainTextOf(shown(odd))).toBe('One');
  });

  it('is a statement as a few plain lines', () => {
    expect(isStatement(textOf('a', 'b', 'c'))).toBe(true);
    expect(isStatement(textOf('a', 'b', 'c', 'd'))).toBe(false);
    expect(isStatement(textOf('a', '- b'))).toBe(false);
    expect(isStatement([{ ...(textOf('a')[0] as object), style: 'h2' }] as never)).toBe(false);
  });
});
