import { withSafeLinks } from '@/domain/site/safe-href.ts';
import { services } from '@/web/services.ts';
import { contentClient } from './client.ts';
import { contentPatienceMs, patiently } from './patience.ts';

/**
 * What a query of a shop page finds; an address that no link may have is missing from it. `tag` names the query in the service's log.
 * Throws ContentSilent when there is no answer in time.
 */
export async function fetchContent<Result>(
  draft: boolean,
  query: string,
  parameters: Record<string, string>,
  tag: string,
): Promise<Result> {
  const client = contentClient(draft);
  const ask = (signal: AbortSignal) => client.fetch<Result>(query, parameters, { tag, signal });
  return withSafeLinks(await patiently(ask, contentPatienceMs, services().circuits?.content));
}
