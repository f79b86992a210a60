import { withSafeLinks } from '@/domain/text/safe-href.ts';
import { contentSource } from './content-source.ts';
import { contentTimeoutMs, withTimeout } from './with-timeout.ts';
import { withholdClaims } from './withhold-claims.ts';

/**
 * What a query of a shop page finds, without addresses that no link may have, and for shoppers
 * without claims that no document may make. `tag` names the query in the service's log. Throws
 * ContentSilent when there is no response in time.
 */
export async function fetchContent<Result>(
  draft: boolean,
  query: string,
  parameters: Record<string, string>,
  tag: string,
): Promise<Result> {
  const { content: clients, circuit } = contentSource();
  const client = draft ? clients.drafts : clients.published;
  const load = (signal: AbortSignal) => client.fetch<Result>(query, parameters, { tag, signal });
  const content = withSafeLinks(await withTimeout(load, contentTimeoutMs, circuit));
  // Staff see a draft as it is; its form states what is wrong.
  return draft ? content : withholdClaims(content);
}
