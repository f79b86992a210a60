import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import { ComposedPage } from './composed-page.tsx';
import { financePage } from './finance-page.ts';
import type { OwnRoute, RouteRequest } from './own-route.ts';
import { routePage } from './route-page.tsx';

/** Where staff compose the page of finance, for all of its addresses that have none of their own. */
const composedAt = () => pathOfRoute('finance');

async function own(request: RouteRequest): Promise<OwnRoute> {
  const page = financePage(request.site, request.path);
  return { described: page, canonical: composedAt(), view: <ComposedPage request={request} page={page} /> };
}

/** Finance and its enquiry (NAV-09), with the car that the link names in the calculator and in the enquiry (NAV-16). */
export const financeRoute = routePage(own, { composed: 'instead', composedAt });
