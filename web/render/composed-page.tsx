import { blockQuery } from '@/domain/site/routes/block-query.ts';
import type { PageContent } from '@/web/content/read-site.ts';
import { Blocks } from './blocks.tsx';
import type { Asked } from './route-page.tsx';

/** A page of blocks, one after the other, as staff composed it or a route composes it by itself. */
export function ComposedPage({ asked, page }: { asked: Asked; page: PageContent }) {
  const { site, path, query, now, draft } = asked;
  return <Blocks site={site} page={{ ...page, path, query: blockQuery(query) }} now={now} draft={draft} />;
}
