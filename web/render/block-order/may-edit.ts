import type { LakeAddresses } from '@/web/render/lake-addresses.ts';
import { pageCoveredQuery } from './page-covered-query.ts';

type Grant = { filter: string; permissions: string[] };

/**
 * Whether the person in the studio may edit a page: whether one of the grants with which they may write covers it. With a hosted content
 * service (`lake` null) the answer is yes: that one alone knows, and refuses by itself.
 */
export async function mayEdit(lake: LakeAddresses | null, pageId: string): Promise<boolean> {
  if (!lake) return true;
  const grants = await read<Grant[]>(lake.grants);
  const writing = grants.filter(({ permissions }) => permissions.includes('update'));
  if (writing.length === 0) return false;
  const parameters = new URLSearchParams({
    query: pageCoveredQuery(writing.map(({ filter }) => filter)),
    $ids: JSON.stringify([pageId, `drafts.${pageId}`]),
    perspective: 'raw',
  });
  const { result } = await read<{ result: number }>(`${lake.query}?${parameters}`);
  return result > 0;
}

async function read<Answer>(address: string): Promise<Answer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return (await answer.json()) as Answer;
}
