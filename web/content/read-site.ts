import { cache } from 'react';
import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import type { PAGE_QUERY_RESULT, REDIRECT_QUERY_RESULT, SITE_QUERY_RESULT } from '@/schemas/generated/content-types.ts';
import { siteOfContent } from '@/schemas/queries/site-of-content.ts';
import { SITE_QUERY } from '@/schemas/queries/site-query.ts';
import { cacheKeys, rememberContent } from '@/web/content/last-content.ts';
import { withTrackedPhones } from '@/web/integrations/tracked-phones.ts';
import { tags } from '@/web/platform/cache-tags.ts';
import { environment } from '@/web/platform/env.ts';
import { outsideRender } from '@/web/platform/render-record.ts';
import { contentSource } from './content-source.ts';
import { fetchContent } from './fetch-content.ts';
import { PAGE_QUERY } from './page-query.ts';
import { read } from './read.ts';
import { readForm } from './read-form.ts';
import { REDIRECT_QUERY } from './redirect-query.ts';
import { siteOrigin } from './site-origin.ts';

export type PageContent = NonNullable<PAGE_QUERY_RESULT>;

const readContent = cache(async (slug: string, draft: boolean) =>
  read([tags.site(slug), tags.menu(slug)], () =>
    fetchContent<SITE_QUERY_RESULT>(draft, SITE_QUERY, { site: slug }, 'site'),
  ),
);

/** The site of a slug, once a render; null when no such site is published. */
export const readSite = cache(async (slug: string, draft: boolean): Promise<ResolvedSite | null> => {
  const content = await readContent(slug, draft);
  const site = content && siteOfContent(content);
  if (!site || draft) return site;
  rememberContent(cacheKeys.site(slug), site);
  return site.options.callTrackingAccount === '' ? site : withTrackedPhones(site, contentSource().calls);
});

/** Where search engines shall find the pages of a site (`siteOrigin`); null where there is no such site. */
export async function readSiteOrigin(slug: string, draft: boolean): Promise<string | null> {
  const content = await readContent(slug, draft);
  return content && siteOrigin(slug, content.hosts ?? [], environment().PORT);
}

/** `https://<first host name>` of a site; null where it has no host of its own. */
export async function readHostedOrigin(slug: string): Promise<string | null> {
  return siteOrigin(slug, await readSiteHosts(slug), 0);
}

/** The host names that staff gave a site, some with a port. */
export const readSiteHosts = async (slug: string): Promise<readonly string[]> =>
  (await readContent(slug, false))?.hosts ?? [];

/** The page of a path on a site, once a render; null when there is none. */
export const readPage = cache(
  async (slug: string, path: string, draft: boolean): Promise<PageContent | null> =>
    read([tags.page(slug)], async () => {
      const page = await fetchContent<PAGE_QUERY_RESULT>(draft, PAGE_QUERY, { site: slug, path }, 'page');
      if (!draft) rememberForms(slug, page);
      return page;
    }),
);

/** The forms that a page shows, as an enquiry will be checked by them should content be away then. */
function rememberForms(slug: string, page: PAGE_QUERY_RESULT): void {
  for (const block of page?.blocks ?? []) {
    const id = 'form' in block && block.form?._id;
    if (id) void rememberForm(slug, id);
  }
}

/** On its own: a page neither waits for it nor fails with it. */
async function rememberForm(slug: string, id: string): Promise<void> {
  const form = await outsideRender(() => readForm(slug, id)).catch(() => null);
  if (form) rememberContent(cacheKeys.form(slug, id), form);
}

/**
 * The target that staff set for a path without a page, or `gone` for one that is down for good,
 * once a render; null when they set none.
 */
export const readRedirect = cache(async (slug: string, path: string, draft: boolean) => {
  const found = await read([tags.page(slug)], () =>
    fetchContent<REDIRECT_QUERY_RESULT>(draft, REDIRECT_QUERY, { site: slug, path }, 'redirect'),
  );
  if (found?.gone) return 'gone';
  return found?.to ? { to: found.to, permanent: found.permanent ?? true } : null;
});
