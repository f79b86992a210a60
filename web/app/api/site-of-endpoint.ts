import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import { cacheKeys } from '@/web/content/last-content.ts';
import { readSite } from '@/web/content/read-site.ts';
import { log, reason } from '@/web/platform/log.ts';
import { services } from '@/web/platform/services.ts';

/**
 * The site of an endpoint as content holds it now, or as it was read last while content is down.
 * Otherwise the response to send: 404 where there is no such site, 503 where it cannot be read.
 */
export async function siteOfEndpoint(slug: string | null): Promise<ResolvedSite | Response> {
  try {
    const site = slug ? await cachedSite(slug) : null;
    return site ?? Response.json({ error: 'There is no such site.' }, { status: 404 });
  } catch (error) {
    log('warn', 'endpoint-without-site', { site: slug, reason: reason(error) });
    return Response.json(
      { error: 'This cannot be answered right now. Please try again in a moment.' },
      { status: 503 },
    );
  }
}

function cachedSite(slug: string): Promise<ResolvedSite | null> {
  const load = () => readSite(slug, false);
  const { leads } = services();
  return leads ? leads.lastContent.read(cacheKeys.site(slug), load) : load();
}
