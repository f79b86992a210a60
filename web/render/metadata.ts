import { stegaClean } from '@sanity/client/stega';
import type { Metadata } from 'next';
import { excerptOf } from '@/domain/site/post.ts';
import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import type { PostContent } from '@/web/content/read-blog.ts';
import type { PageContent } from '@/web/content/read-site.ts';

/** What a page says of itself to search engines. */
export type DescribedPage = Pick<PageContent, 'title' | 'description' | 'noIndex'>;

type Described = {
  site: Pick<ResolvedSite, 'name' | 'tagline'>;
  page: DescribedPage | null;
  path: string;
  /** The site's public origin; null where it has none but this machine's. */
  origin: string | null;
};

/** Title, description, canonical address and robots of a page; of the site's 404 when `page` is null. */
export function pageMetadata({ site, page, path, origin }: Described): Metadata {
  if (!page) return { title: `Page not found | ${site.name}`, robots: { index: false }, icons };
  const title = stegaClean(page.title) ?? site.name;
  const description = stegaClean(page.description || site.tagline);
  return {
    title: title.includes(site.name) ? title : `${title} | ${site.name}`,
    ...(description ? { description } : {}),
    ...(origin ? { alternates: { canonical: `${origin}${path === '/' ? '/' : path}` } } : {}),
    ...(page.noIndex ? { robots: { index: false } } : {}),
    icons,
  };
}

/** A post as a page's metadata: described by its own words for search engines, else by its excerpt. */
export function postMetadata({ title, description, excerpt, body }: PostContent): DescribedPage {
  return { title, description: description || excerptOf({ excerpt, opening: body }), noIndex: null };
}

const icons = { icon: [{ url: '/favicon.svg', type: 'image/svg+xml' }] };
