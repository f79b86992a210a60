import type { ServerResponse } from 'node:http';
import type { FrontParts } from './front.ts';
import { jsonAnswer } from './plain-answer.ts';

/** 200 once pages can be shown (OPS-04), 503 with the reason before. */
export function sendHealth(
  response: ServerResponse,
  { registry, pages, integrations }: Pick<FrontParts, 'registry' | 'pages' | 'integrations'>,
): void {
  const cache = { pages: pages.size, bytes: pages.bytes };
  if (registry.ready) jsonAnswer(response, 200, { status: 'ok', sites: registry.sites.length, cache, integrations });
  else jsonAnswer(response, 503, { status: 'starting', waitingFor: 'content' });
}
