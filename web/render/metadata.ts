import { stegaClean } from '@sanity/client/stega';
import type { Metadata } from 'next';
import type { ContentImage } from '@/domain/media/content-image.ts';
import { excerptOf } from '@/domain/site/post.ts';
import type { SiteIdentity, SiteLook } from '@/domain/site/site-parts.ts';
import type { PostContent } from '@/web/content/read-blog.ts';
import type { PageContent } from '@/web/content/read-site.ts';
import { socialPicture } from './social-picture.ts';

/** A page's metadata for search engines. */
export type DescribedPage = Pick<PageContent, 'title' | 'description' | 'noIndex'>;

type Described = {
  site: Pick<SiteIdentity & SiteLook, 'name' | 'tagline'>;
  page: DescribedPage | null;
  path: string;
  /** The site's public origin; null where none is set. */
  origin: string | null;
  /** Picture for shared links; else the site's card. */
  picture?: ContentImage | null;
};

/**
 * Title, description, canonical address, robots and social card of a page; of the 404 if `page` is
 * null.
 */
export function pageMetadata({ site, page, path, origin, picture }: Described): Metadata {
  if (!page) return { title: `Page not found | ${site.name}`, robots: { index: false }, icons };
  const title = stegaClean(page.title) ?? site.name;
  const description = stegaClean(page.description || site.tagline);
  return {
    title: title.includes(site.name) ? title : `${title} | ${site.name}`,
    ...(description ? { description } : {}),
    ...(origin ? { alternates: { canonical: `${origin}${path === '/' ? '/' : path}` } } : {}),
    ...(page.noIndex ? { robots: { index: false } } : {}),
    ...(origin && !page.noIndex
      ? {
          openGraph: {
            type: 'website',
            siteName: site.name,
            title,
            ...(description ? { description } : {}),
            url: origin + path,
            images: [socialPicture(picture, { site, origin })],
          },
          twitter: { card: 'summary_large_image' },
        }
      : {}),
    icons,
  };
}

/** A post's metadata: its own description, else its excerpt. */
export function postMetadata({ title, description, excerpt, body }: PostContent): DescribedPage {
  return { title, description: description || excerptOf({ excerpt, opening: body }), noIndex: null };
}

const icons = { icon: [{ url: '/favicon.svg', type: 'image/svg+xml' }] };
