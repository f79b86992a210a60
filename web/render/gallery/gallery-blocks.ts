import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BlockFixtures } from '@/blocks/block.ts';
import type { SitePromotions } from '@/domain/site/site-parts.ts';
import type { PageBlock } from '../block-context.ts';

/**
 * The full and minimal fixtures of all blocks, with a picture of the site, read from their folders;
 * only in development.
 */
export async function galleryBlocks(site: Pick<SitePromotions, 'banners' | 'promoTiles'>): Promise<PageBlock[]> {
  const folder = join(process.cwd(), 'blocks');
  const entries = await readdir(folder, { withFileTypes: true });
  const blocks = await Promise.all(
    entries.filter((one) => one.isDirectory()).map(({ name }) => fixturesOf(folder, name)),
  );
  return withPictureOf(site, blocks.flat());
}

/** The invented asset in fixtures, which have no pictures of their own. */
const inventedAsset = /image-0123456789abcdef0123456789abcdef01234567-\d+x\d+-\w+/g;

function withPictureOf(
  { banners, promoTiles }: Pick<SitePromotions, 'banners' | 'promoTiles'>,
  blocks: PageBlock[],
): PageBlock[] {
  const picture = [...banners, ...promoTiles].find(({ image }) => image)?.image;
  return picture ? JSON.parse(JSON.stringify(blocks).replaceAll(inventedAsset, picture.assetId)) : blocks;
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
