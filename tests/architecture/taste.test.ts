import { describe, expect, it } from 'vitest';
import { isGenerated, isTest, type SourceFile, sourceFiles } from './source-files.ts';

const files = sourceFiles();
const written = files.filter(({ path }) => !isGenerated(path));

/** `file:line` of every line that matches, in the given files. */
function linesWith(pattern: RegExp, among: SourceFile[]): string[] {
  return among.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
  );
}

const inFolder = (...folders: string[]): SourceFile[] =>
  written.filter(({ path }) => folders.some((folder) => path.startsWith(`${folder}/`)));

describe('files', () => {
  it('none is longer than 300 lines', () => {
    const long = written
      .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
      .filter(({ lines }) => lines > 300);
    expect(long).toEqual([]);
  });

  it('all but a few are shorter than 180 lines', () => {
    const long = written.filter(({ text }) => text.split('\n').length > 181);
    expect(long.length / written.length, long.map(({ path }) => path).join(', ')).toBeLessThan(0.05);
  });

  it('are named in kebab-case, and for what they hold', () => {
    const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)*\.tsx?$/;
    const parts = (path: string): string[] => path.split('/');
    expect(written.filter(({ path }) => !kebab.test(parts(path).at(-1) ?? '')).map(({ path }) => path)).toEqual([]);
    const empty = /^(utils?|helpers?|common|misc|shared|lib)(\.|$)/;
    expect(written.filter(({ path }) => parts(path).some((part) => empty.test(part))).map(({ path }) => path)).toEqual(
      [],
    );
  });

  it('none only hands on what others export', () => {
    const handsOn = /^\s*export\s+(?:type\s+)?(?:\*|\{[^}]*\})\s*(?:as\s+\w+\s*)?from\s*'[^']+';\s*/gm;
    const barrels = written.filter(
      ({ path, text }) =>
        !isTest(path) &&
        text
          .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
          .replace(handsOn, '')
          .trim() === '',
    );
    expect(barrels.map(({ path }) => path)).toEqual([]);
  });
});

describe('code', () => {
  it('has no default export but where a tool requires one', () => {
    const requested =
      /^web\/app\/|(^|\/)[\w.-]*config\.ts$|^sanity\.cli\.ts$|^tests\/(?:journeys|looks)\/instance\.ts$/;
    expect(
      linesWith(
        /^export default /,
        written.filter(({ path }) => !requested.test(path)),
      ),
    ).toEqual([]);
  });

  it('silences no type error', () => {
    const silence = new RegExp(['@ts-ignore', '@ts-nocheck', '@ts-expect-error'].join('|'));
    expect(
      linesWith(
        silence,
        written.filter(({ path }) => path !== 'tests/architecture/taste.test.ts'),
      ),
    ).toEqual([]);
  });

  it('skips no test', () => {
    expect(
      linesWith(
        /\b(?:it|test|describe)\.(?:skip|only|todo)\(/,
        written.filter(({ path }) => isTest(path)),
      ),
    ).toEqual([]);
  });

  it('reads the environment in one place of the web app, and nowhere in what it shows', () => {
    const files = inFolder('web', 'domain', 'ui', 'parts', 'blocks', 'schemas').filter(
      ({ path }) => !isTest(path) && !['web/platform/env.ts', 'web/next.config.ts'].includes(path),
    );
    expect(linesWith(/process\.env[.[]|=\s*process\.env/, files)).toEqual([]);
  });

  it('reads the time from the render in what is shown, so that a page knows when it goes stale', () => {
    const files = inFolder('domain', 'ui', 'parts', 'blocks').filter(
      ({ path }) => !isTest(path) && !path.endsWith('-client.tsx'),
    );
    expect(linesWith(/\bDate\.now\(\)|new Date\(\)/, files)).toEqual([]);
  });

  it('names no dealer in a component or a rule of style', () => {
    const slugs =
      /southbank-ford|harbour-ford|ranges-volkswagen|coastline-mazda|northgate-hyundai|riverside-kia|bayside-toyota|hilltop-suzuki|meridian-group|cartown/;
    const files = inFolder('domain', 'ui', 'parts', 'blocks', 'schemas', 'web', 'studio', 'embedded').filter(
      ({ path }) => !isTest(path) && !path.endsWith('.fixture.ts'),
    );
    const words = linesWith(slugs, files).filter((line) => !/:\d+ (\*|\/\/|\/\*)/.test(line));
    expect(words).toEqual([]);
  });
});
