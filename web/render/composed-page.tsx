import { blockQuery } from '@/domain/routes/block-query.ts';
import type { PageContent } from '@/web/content/read-site.ts';
import { Blocks } from './blocks.tsx';
import type { RouteRequest } from './own-route.ts';

type Props = { request: RouteRequest; page: PageContent; headed?: boolean };

/** A page of blocks, composed by staff or by a route. */
export function ComposedPage({ request, page, headed = false }: Props) {
  const { site, services, path, query, now, draft } = request;
  return (
    <Blocks
      page={{ ...page, path, query: blockQuery(query) }}
      {...{ site, services, now, draft, headed }}
      first={!headed}
    />
  );
}
