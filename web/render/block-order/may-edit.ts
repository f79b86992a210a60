import type { ContentApi } from '@/web/render/content-api.ts';
import { pageCoveredQuery } from './page-covered-query.ts';

/** Timeout of a request, milliseconds. */
const timeoutMs = 8_000;

type Grant = { filter: string; permissions: string[] };

/**
 * Whether the studio's user may edit a page: whether a grant to update covers it. True with a
 * hosted content service (`contentApi` null), which alone has the rights and refuses itself.
 */
export async function mayEdit(contentApi: ContentApi | null, pageId: string): Promise<boolean> {
  if (!contentApi) return true;
  const grants = await read<Grant[]>(contentApi.grants);
  const writing = grants.filter(({ permissions }) => permissions.includes('update'));
  if (writing.length === 0) return false;
  const parameters = new URLSearchParams({
    query: pageCoveredQuery(writing.map(({ filter }) => filter)),
    $ids: JSON.stringify([pageId, `drafts.${pageId}`]),
    perspective: 'raw',
  });
  const { result } = await read<{ result: number }>(`${contentApi.query}?${parameters}`);
  return result > 0;
}

async function read<Answer>(address: string): Promise<Answer> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as Answer;
}
