import tailwind from '@tailwindcss/postcss';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { leanCss } from './lean-css.ts';

const lean = async (css: string) => (await postcss([leanCss()]).process(css, { from: undefined })).css;
/** Without what only the eye needs. */
const dense = (css: string) =>
  css
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};:,]) ?/g, '$1')
    .replaceAll(';}', '}');

/** Tailwind's own sheet of these classes, with a theme of one colour and one shadow. */
async function sheetOf(classes: string, optimize: boolean): Promise<string> {
  const entry = `@layer utilities;
    @import "tailwindcss/utilities.css" layer(utilities) source(none);
    @source inline("${classes}");
    @theme inline { --spacing: 4px; --color-ink: var(--ink); --shadow-1: var(--shadow-1); --font-weight-bold: 700; }`;
  const plugins = [tailwind({ base: import.meta.dirname, optimize }), leanCss()];
  const { css } = await postcss(plugins).process(entry, { from: `${import.meta.dirname}/entry-${optimize}.css` });
  return dense(css.replaceAll(/\/\*[\s\S]*?\*\//g, ''));
}

describe.each([
  ['in a build', true],
  ['in development', false],
])("Tailwind's sheet %s", (_, optimize) => {
  it('has the mixed colour alone', async () => {
    const css = await sheetOf('bg-ink/20', optimize);
    expect(css).toContain('background-color:color-mix(in oklab,var(--ink) 20%,transparent)');
    expect(css.match(/background-color/g)).toHaveLength(1);
    expect(css).not.toContain('@supports');
  });

  it('has no variables where nothing alters anything', async () => {
    const css = await sheetOf('border shadow-1 font-bold', optimize);
    expect(css).toContain('border-style:solid');
    expect(css).toContain('box-shadow:var(--shadow-1)');
    expect(css).toContain('font-weight:700');
    expect(css).not.toContain('--tw-');
  });

  it('keeps those by which one class alters another, with the fallback for browsers that register nothing', async () => {
    const css = await sheetOf('border border-dashed translate-x-1 translate-y-2', optimize);
    expect(css).toContain('border-style:var(--tw-border-style)');
    expect(css).toContain('--tw-border-style:dashed');
    expect(css).toContain('translate:var(--tw-translate-x) var(--tw-translate-y)');
    expect(css).toMatch(/@property --tw-translate-x\{[^}]*initial-value:0/);
    expect(css).toMatch(/@layer properties\{.*--tw-border-style:solid/);
  });
});

describe('a finished sheet', () => {
  it('keeps what follows the mixed colour in its rule', async () => {
    const css = await lean(`.a { color: red; color: red; border-color: blue; }
      @supports (color: color-mix(in lab, red, red)) { .a { color: color-mix(in srgb, red, blue); } }`);
    expect(dense(css)).toContain('.a{color:red;color:color-mix(in srgb,red,blue);border-color:blue}');
  });

  it('leaves the mixed colour of a rule that has no plain one, and other conditions of support', async () => {
    const requested = '@supports (display: grid) { .b { color: red } }';
    const css = await lean(
      `.a { top: 0 } @supports (color:color-mix(in lab, red, red)) { .b { color: red } } ${requested}`,
    );
    expect(dense(css)).toContain(`.a{top:0}.b{color:red}${dense(requested).trim()}`);
  });

  it('writes fallbacks with brackets of their own whole', async () => {
    const css = await lean(
      '.a { transition: all var(--tw-time, calc(1s * (2 + 1))) var(--tw-ease, ease), var(--own, 1s) }',
    );
    expect(dense(css)).toBe('.a{transition:all calc(1s * (2 + 1)) ease,var(--own,1s)}');
  });

  it('has no token that refers to itself behind the one that has its value', async () => {
    const css = await lean(':root { --a: 1px } :root { --a: var(--a); --b: var(--a) }');
    expect(dense(css)).toBe(':root{--a:1px}:root{--b:var(--a)}');
  });

  it('leaves a variable alone that one rule sets for another', async () => {
    const css = '.a { --tw-x: 1px; margin: var(--tw-x) } .b { --tw-x: 2px }';
    expect(await lean(css)).toBe(css);
  });
});
