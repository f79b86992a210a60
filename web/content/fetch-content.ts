import { withSafeLinks } from '@/domain/site/safe-href.ts';
import { contentClient } from './client.ts';

/** What a query of a shop page finds; an address that no link may have is missing from it. `tag` names the query in the service's log. */
export async function fetchContent<Result>(
  draft: boolean,
  query: string,
  parameters: Record<string, string>,
  tag: string,
): Promise<Result> {
  return withSafeLinks(await contentClient(draft).fetch<Result>(query, parameters, { tag }));
}
