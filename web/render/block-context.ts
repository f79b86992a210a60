import { createDataAttribute } from '@sanity/visual-editing/create-data-attribute';
import type { BlockContent, BlockContext } from '@/blocks/block.ts';
import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import type { CarType } from '@/domain/stock/stock-card.ts';
import { studioPath } from '@/web/content/client.ts';
import type { PageContent } from '@/web/content/read-site.ts';
import { environment } from '@/web/env.ts';
import { expireAt } from '@/web/front/render-record.ts';
import { stockOfSite } from '@/web/stock/stock-of-site.ts';

/** A block as the page holds it; its own fields are the business of its definition. */
export type PageBlock = BlockContent & { hidden?: boolean | null };
export type BlockPage = Pick<PageContent, '_id' | 'carTypes'> & {
  path: string;
  title: string | null;
  blocks: readonly PageBlock[] | null;
};

type Parts = { site: ResolvedSite; page: BlockPage; now: number; draft: boolean; blockKey: string };

/** What one block of a page gets of the world (docs/adding-a-block.md). */
export function blockContext({ site, page, now, draft, blockKey }: Parts): BlockContext {
  const about = page.carTypes ?? [];
  return {
    site,
    page: { path: page.path, carTypes: about.filter((type): type is CarType => carTypeNames.has(type)) },
    now,
    until: expireAt,
    draft,
    stock: stockOfSite(site),
    edit: draft ? (path) => editAttribute(page._id, blockKey, path) : () => ({}),
  };
}

const carTypeNames = new Set<string>(['new', 'demo', 'used']);

/** Makes an element of the preview open this field of this block in the studio. */
function editAttribute(pageId: string, blockKey: string, path?: string): Record<string, string> {
  const { SANITY_PROJECT_ID: projectId, SANITY_DATASET: dataset } = environment();
  const field = path ? `.${path}` : '';
  const attribute = createDataAttribute({
    projectId,
    dataset,
    baseUrl: studioPath,
    id: pageId,
    type: 'page',
    path: `blocks[_key=="${blockKey}"]${field}`,
  });
  return path
    ? { 'data-sanity': attribute.toString() }
    : { 'data-sanity': attribute.toString(), 'data-sanity-drag-flow': 'vertical' };
}
