import type { ServerResponse } from 'node:http';
import type { PageCache } from './page-cache.ts';
import { jsonAnswer } from './plain-answer.ts';
import type { SiteRegistry } from './site-registry.ts';

/** 200 once pages can be shown (OPS-04), 503 with the reason before. */
export function sendHealth(response: ServerResponse, registry: SiteRegistry, pages: PageCache): void {
  const cache = { pages: pages.size, bytes: pages.bytes };
  if (registry.ready) jsonAnswer(response, 200, { status: 'ok', sites: registry.sites.length, cache });
  else jsonAnswer(response, 503, { status: 'starting', waitingFor: 'content' });
}
