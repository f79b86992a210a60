import { expect, it } from 'vitest';
import { isTest, sourceFiles } from './source-files.ts';

/** Files of parts/ that decide something and that no test of their own folder imports. The count only falls. */
const maxUntested = 53;

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
const decides = (text: string): boolean =>
  /\bif \(|\? |&& |\|\| |\?\? |switch \(|for \(|\?\./.test(text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''));

it('the files of parts/ that decide something have a test beside them', () => {
  const files = sourceFiles().filter(({ path }) => path.startsWith('parts/'));
  const tested = new Set(
    files
      .filter(({ path }) => isTest(path))
      .flatMap(({ path, imports }) =>
        imports.map(({ target }) => target).filter((it) => folderOf(it) === folderOf(path)),
      ),
  );
  const untested = files
    .filter(({ path, text }) => !isTest(path) && !path.includes('.fixture.') && decides(text) && !tested.has(path))
    .map(({ path }) => path);
  expect(untested.length, untested.join('\n')).toBeLessThanOrEqual(maxUntested);
});
