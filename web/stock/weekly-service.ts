import type { SanityClient } from '@sanity/client';
import { restateWeekly } from '@/domain/stock/restate-weekly.server.ts';
import type { SITE_QUERY_RESULT } from '@/schemas/generated/content-types.ts';
import { siteOfContent } from '@/schemas/queries/site-of-content.ts';
import { SITE_QUERY } from '@/schemas/queries/site-query.ts';
import type { Environment } from '@/web/platform/env.ts';
import { connectFigures } from './typesense-client.ts';
import { type WeeklyFigureParts, WeeklyFigures } from './weekly-figures.ts';

type Deployment = Pick<WeeklyFigureParts, 'sites' | 'purge' | 'announce'> & { content: SanityClient };

/** What keeps this deployment's weekly figures up to date; null where the environment gives no key to write them with. */
export function weeklyFiguresOf(
  env: Environment,
  { content, sites, purge, announce }: Deployment,
): WeeklyFigures | null {
  const typesense = connectFigures(env);
  if (!typesense) return null;
  return new WeeklyFigures({
    sites,
    purge,
    announce,
    lenderOf: async (slug) => {
      const site = await content.fetch<SITE_QUERY_RESULT>(SITE_QUERY, { site: slug }, { tag: 'lender' });
      return site && siteOfContent(site).finance;
    },
    restate: (lenders) => restateWeekly({ typesense, lenders, now: Date.now(), alias: env.TYPESENSE_COLLECTION }),
  });
}
