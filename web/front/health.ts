import type { ServerResponse } from 'node:http';
import { jsonResponse } from '@/web/front/http/plain-responses.ts';
import type { FrontParts } from './front-parts.ts';

/**
 * Readiness: 200 once pages can be shown (OPS-04), 503 with the reason before. Without one of the
 * services pages lack some blocks but are shown: the status is `degraded`, and the response names
 * the service.
 */
export async function sendHealth(
  response: ServerResponse,
  { registry, pages, integrations, health }: Pick<FrontParts, 'registry' | 'pages' | 'integrations' | 'health'>,
): Promise<void> {
  if (!registry.ready) return jsonResponse(response, 503, { status: 'starting', waitingFor: 'content' });
  const services = await health.states();
  const status = Object.values(services).includes('down') ? 'degraded' : 'ok';
  const cache = { pages: pages.size, bytes: pages.bytes, staleBytes: pages.staleBytes };
  jsonResponse(response, 200, { status, sites: registry.sites.length, services, cache, integrations });
}

/** Liveness: the process responds. */
export const sendLive = (response: ServerResponse): void => jsonResponse(response, 200, { status: 'live' });
