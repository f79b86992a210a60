import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BlockFixtures } from '@/blocks/block.ts';
import type { PageBlock } from './block-context.ts';

/** The full and the minimal fixture of every block, read from their folders: development alone has them. */
export async function galleryBlocks(): Promise<PageBlock[]> {
  const folder = join(process.cwd(), 'blocks');
  const entries = await readdir(folder, { withFileTypes: true });
  const blocks = await Promise.all(
    entries.filter((one) => one.isDirectory()).map(({ name }) => fixturesOf(folder, name)),
  );
  return blocks.flat();
}

async function fixturesOf(folder: string, block: string): Promise<PageBlock[]> {
  const file = join(folder, block, `${block}.fixture.ts`);
  const module = (await import(/* turbopackIgnore: true */ /* webpackIgnore: true */ file)) as Record<
    string,
    BlockFixtures<PageBlock>
  >;
  return Object.values(module).flatMap(({ full, minimal }) => [
    { ...full, _key: `${block}-full` },
    { ...minimal, _key: `${block}-minimal` },
  ]);
}
