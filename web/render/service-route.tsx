import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import { ComposedPage } from './composed-page.tsx';
import type { OwnRoute, RouteRequest } from './own-route.ts';
import { routePage } from './route-page.tsx';
import { servicePage } from './service-page.ts';

/** The path at which staff compose the workshop's page, for both addresses. */
const composedAt = () => pathOfRoute('service');

async function own(request: RouteRequest): Promise<OwnRoute> {
  const page = servicePage(request.site, request.path);
  return page && { described: page, canonical: composedAt(), view: <ComposedPage request={request} page={page} /> };
}

/**
 * The workshop and its bookings (NAV-10): `/service`, and `/ford-service` for dealers with a
 * service-booking web key.
 */
export const serviceRoute = routePage(own, { composed: 'instead', composedAt });
