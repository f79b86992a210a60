import { blockQuery } from '@/domain/routes/block-query.ts';
import type { RouteRequest } from '@/web/render/own-route.ts';
import { Blocks } from '../blocks.tsx';

/** Block types shown above the results; all others are below. */
const aboveResults: ReadonlySet<string> = new Set(['hero', 'promotionSlider', 'featureBanner']);

/** Staff's blocks for the address, above or below the results. */
export function AroundBlocks({ request, above }: { request: RouteRequest; above: boolean }) {
  const { site, services, page, path, query, now, draft } = request;
  const blocks = (page?.blocks ?? []).filter(({ _type }) => aboveResults.has(_type) === above);
  if (!page || blocks.length === 0) return null;
  const part = { ...page, blocks, path, query: blockQuery(query), title: null };
  return <Blocks page={part} {...{ site, services, now, draft }} />;
}
