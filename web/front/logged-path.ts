import { endpointOfPath } from '@/domain/site/routes/endpoints.ts';
import { routeOfPath } from '@/domain/site/routes/route-of-path.ts';

/** An address as the log may hold it: no query, which is what somebody typed, and of private pages and endpoints, whose addresses may hold a key, the pattern. */
export function loggedPath(url: string): string {
  const path = (url.split('?')[0] ?? '').replace(/^\/sites\/[^/]+(?=\/|$)/, '') || '/';
  const endpoint = endpointOfPath(path);
  if (endpoint) return endpoint.pattern;
  const { route } = routeOfPath(path);
  return route.audience === 'public' ? path.slice(0, 200) : route.pattern;
}
