import type { BlockContent, BlockContext } from '@/blocks/block.ts';
import type { BlockQuery } from '@/domain/routes/block-query.ts';
import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import type { CarType } from '@/domain/stock/card-values.ts';
import type { PageContent } from '@/web/content/read-site.ts';
import { currentRender, expireAt } from '@/web/platform/render-record.ts';
import { stockOfSite } from '@/web/stock/stock-of-site.ts';
import { blockServices, type ServicesOfBlocks } from './block-services.ts';
import { editAttributes } from './edit-attributes.ts';

/** A block of a page; only its definition reads its own fields. */
export type PageBlock = BlockContent & { hidden?: boolean | null };
export type BlockPage = Pick<PageContent, '_id' | 'carTypes'> & {
  /** The document's, `page` when absent. */
  type?: string;
  path: string;
  title: string | null;
  /** The parameters of the address. */
  query?: BlockQuery;
  blocks: readonly PageBlock[] | null;
};

type Parts = {
  site: ResolvedSite;
  page: BlockPage;
  services: ServicesOfBlocks;
  now: number;
  draft: boolean;
  blockKey: string;
};

/** The context of one block (docs/adding-a-block.md). */
export function blockContext({ site, page, services, now, draft, blockKey }: Parts): BlockContext {
  const about = page.carTypes ?? [];
  return {
    site,
    page: {
      path: page.path,
      carTypes: about.filter((type): type is CarType => carTypeNames.has(type)),
    },
    query: page.query ?? {},
    now,
    until: expireAt,
    draft,
    sent: sentTo(blockKey),
    stock: stockOfSite(site),
    services: blockServices({ site, now, query: page.query ?? {}, draft }, services),
    edit: draft ? (path) => editBlock(page, blockKey, path) : () => ({}),
  };
}

function sentTo(blockKey: string): BlockContext['sent'] {
  const sent = currentRender()?.sent;
  return sent?.block === blockKey ? sent : null;
}

const carTypeNames = new Set<string>(['new', 'demo', 'used']);

/** Attributes with which an element opens a field of the block in the studio. */
function editBlock(
  { _id: id, type = 'page' }: Pick<BlockPage, '_id' | 'type'>,
  blockKey: string,
  path?: string,
): Record<string, string> {
  const about = { id, type };
  const block = `blocks[_key=="${blockKey}"]`;
  return path
    ? editAttributes(about, `${block}.${path}`)
    : { ...editAttributes(about, block), 'data-sanity-drag-flow': 'vertical' };
}
