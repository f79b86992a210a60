/**
 * Whether a change of style sheets changed a look: every computed value of every element of the gallery, with ::before and ::after, at six
 * widths, in forced colours, on paper, and under the pointer.
 *
 *   node --import ./scripts/alias.ts benches/styles/main.ts capture 3100 before.json     (an instance of the base commit, GALLERY=1)
 *   node --import ./scripts/alias.ts benches/styles/main.ts capture 3100 after.json      (the same data, an instance of the change)
 *   node --import ./scripts/alias.ts benches/styles/main.ts compare before.json after.json
 *
 * Names of views after the file capture these alone: '390 px' paper.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { capture } from './capture.ts';
import { compare } from './compare.ts';

const [command, first = '', second = '', ...views] = process.argv.slice(2);

if (command === 'capture') {
  await capture(Number(first), views, (captured) => writeFile(second, JSON.stringify(captured)));
} else if (command === 'compare') {
  const [before, after] = await Promise.all(
    [first, second].map(async (file) => JSON.parse(await readFile(file, 'utf8'))),
  );
  const differences = compare(before, after);
  for (const line of differences) console.log(line);
  console.log(`${differences.length} differences`);
  process.exitCode = differences.length > 0 ? 1 : 0;
} else {
  console.error('capture <port> <file>, or compare <before> <after>');
  process.exitCode = 2;
}
