import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import { ComposedPage } from './composed-page.tsx';
import { financePage } from './finance-page.ts';
import type { OwnRoute, RouteRequest } from './own-route.ts';
import { routePage } from './route-page.tsx';

/** The address at which staff compose the finance page, for its other addresses. */
const composedAt = () => pathOfRoute('finance');

async function own(request: RouteRequest): Promise<OwnRoute> {
  const page = financePage(request.site, request.path);
  return { described: page, canonical: composedAt(), view: <ComposedPage request={request} page={page} /> };
}

/** Finance and its enquiry (NAV-09), with the car named by the link (NAV-16). */
export const financeRoute = routePage(own, { composed: 'instead', composedAt });
