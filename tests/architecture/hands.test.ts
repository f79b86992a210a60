import { describe, expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

/** What presses a control as no hand can: past what covers it, where it is not laid out, without the press that comes before a click. */
const handless: Record<string, RegExp> = {
  force: /\.(?:click|dblclick|tap|hover|check|uncheck|setChecked|selectOption|fill)\([^;]*?\bforce: ?true/g,
  check: /\.(?:check|uncheck|setChecked)\(/g,
  dispatchEvent: /\.dispatchEvent\(/g,
  'element.click()': /\b(?:evaluate|evaluateAll|evaluateHandle)\([^;]*?=>[^;]*?\.click\(\)/g,
};

/** A file that is dropped comes from outside the browser: no hand that Playwright has carries it. */
const dropOfFile = /\.dispatchEvent\(new DragEvent\('drop'/g;

const found = (text: string): string[] =>
  Object.entries(handless).flatMap(([name, pattern]) =>
    (text.replaceAll(dropOfFile, '').match(pattern) ?? []).map(() => name),
  );

/** Changes two hundred controls at once, before and after hydration: what React makes of their state is its matter, not how they are reached. */
const ofState = 'tests/journeys/every-control.test.ts';

describe('journeys', () => {
  it('[PLUS-23] press as a hand does, by `tests/journeys/hand.ts`', () => {
    const files = sourceFiles().filter(({ path }) => /^tests\/(?:journeys|looks)\//.test(path) && path !== ofState);
    expect(files.length).toBeGreaterThan(80);
    const ways = files.flatMap(({ path, text }) => found(text).map((name) => `${path}: ${name}`));
    expect(ways).toEqual([]);
  });

  it.each([
    ['await button.click({ force: true });', ['force']],
    ["await page.getByLabel('I agree').check();", ['check']],
    ["await box.dispatchEvent('click');", ['dispatchEvent']],
    ['await link.evaluate((one: HTMLAnchorElement) => one.click());', ['element.click()']],
    ['await page.evaluate(() => {\n  document.querySelector("a")?.click()\n});', ['element.click()']],
    ["await page.getByRole('button').click();\nawait rm(folder, { force: true });", []],
  ])('a way that no hand has is found: %s', (text, ways) => {
    expect(found(text)).toEqual(ways);
  });
});

/** The class of text that is read out and never seen. */
const clipped =
  /<(?:input|select|textarea|button|a)\b(?:(?!=>)[^>]|=>)*?className="[^"]*\b(?:visually-hidden|sr-only)\b/g;

describe('what takes the focus', () => {
  it('[PLUS-23] is never clipped off: the page would scroll to where it is laid out', () => {
    const drawn = sourceFiles().filter(({ path }) => /^(?:ui|parts|blocks|web)\/.*\.tsx$/.test(path));
    expect(drawn.flatMap(({ path, text }) => (text.match(clipped) ?? []).map((tag) => `${path}: ${tag}`))).toEqual([]);
    const before = '<input\n  type="radio"\n  onChange={() => choose()}\n  className="visually-hidden"\n/>';
    expect(before.match(clipped)).toHaveLength(1);
  });
});
