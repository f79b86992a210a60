import { describe, expect, it } from 'vitest';
import { deadExports, exchangeOf } from './dead-exports.ts';
import { isGenerated, sourceFiles } from './source-files.ts';

/** What others than our TypeScript take: Next.js, Vitest, Sanity, Drizzle Kit and PostCSS by their conventions, tests of all blocks by a file's name. */
const conventions = [
  /^web\/(app\/|instrumentation|next\.config)/,
  /^[\w.-]+\.(config|cli)\.ts: default$/,
  /^tests\/\w+\/instance\.ts: default$/,
  /^blocks\/[\w-]+\/[\w-]+\.fixture\.ts: \w+Fixtures$/,
  /^web\/style-sheet\/(lean-css|width-ranges)\.ts: \w+$/,
  // Drizzle Kit reads each table, also one that statements alone name (drizzle.config.ts).
  /^web\/records\/(schema|[\w-]+-tables)\.ts: \w+$/,
  // Sanity's type generator reads it.
  /^scripts\/generate\/block-content-query\.ts: BLOCK_CONTENT_QUERY$/,
];

describe('exports', () => {
  it('are taken by another file', () => {
    const files = sourceFiles().map(({ path, text }) => exchangeOf(path, text));
    const dead = deadExports(files).filter(
      (name) => !isGenerated(name.split(': ')[0] ?? '') && !conventions.some((one) => one.test(name)),
    );
    expect(files.length).toBeGreaterThan(1_000);
    expect(dead).toEqual([]);
  });

  it('that are dead are found, of each kind', () => {
    const [all, some] = [
      exchangeOf(
        'a/all.ts',
        'export const one = 1, two = 2; export function three() {} export type Four = 4; export { five as six }; export const { seven } = one; export default 8;',
      ),
      exchangeOf('a/some.mts', "import { one, type Four } from './all.ts'; export { three } from './all.ts';"),
    ];
    const names = ['two', 'six', 'seven', 'default'].map((name) => `a/all.ts: ${name}`);
    expect(deadExports([all, some])).toEqual([...names, 'a/some.mts: three']);
    const everything = exchangeOf('b/b.ts', "import * as all from '@/a/all.ts';");
    const late = exchangeOf('b/c.ts', "const some = await import('@/a/some.mts');");
    expect(deadExports([all, some, everything, late])).toEqual([]);
  });
});
