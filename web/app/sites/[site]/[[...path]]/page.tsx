import type { Metadata } from 'next';
import { canonicalPath, locationOfPath, locationPath } from '@/domain/locations/location-paths.ts';
import { blockQuery } from '@/domain/site/routes/block-query.ts';
import { readPost, readPosts } from '@/web/content/read-blog.ts';
import { readPage, readRedirect, readSite, readSiteOrigin } from '@/web/content/read-site.ts';
import { answerRedirect, answerStatus, renderNow } from '@/web/front/render-record.ts';
import { Blocks } from '@/web/render/blocks.tsx';
import { blogPage } from '@/web/render/blog-page.ts';
import { isDraft } from '@/web/render/draft.ts';
import { LocationPage, locationMetadata } from '@/web/render/location-page.tsx';
import { pageMetadata, postMetadata } from '@/web/render/metadata.ts';
import { MissingPage } from '@/web/render/missing-page.tsx';
import { placesPage } from '@/web/render/places-pages.ts';
import { PostPage } from '@/web/render/post-page.tsx';
import { SuccessPage, successPage } from '@/web/render/success-page.tsx';

type Props = {
  params: Promise<{ site: string; path?: string[] }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { site, page, post, place, path, canonical, origin } = await asked(props);
  if (!site) return {};
  const other = post ? postMetadata(post) : place && locationMetadata(place);
  return pageMetadata({ site, page: page ?? other, path: page || place ? canonical : path, origin });
}

/** A page of staff's making, block by block, a post of their blog or one of their places; what has none gets the site's own 404 (NAV-12). */
export default async function SitePage(props: Props) {
  const { site, page, post, place, path, draft } = await asked(props);
  if (!site) return null;
  if (page?._id === successPage._id) return <SuccessPage site={site} form={first((await props.searchParams).form)} />;
  if (page) {
    const query = blockQuery(await props.searchParams);
    return <Blocks site={site} page={{ ...page, path, query }} now={renderNow()} draft={draft} />;
  }
  if (post) return <PostPage site={site} post={post} draft={draft} />;
  if (place) return <LocationPage site={site} location={place} path={path} now={renderNow()} draft={draft} />;
  const redirect = await readRedirect(site.slug, path, draft);
  if (redirect) answerRedirect(redirect.to, redirect.permanent);
  else answerStatus(404);
  return <MissingPage site={site} />;
}

async function asked({ params }: Props) {
  const { site: slug, path: segments = [] } = await params;
  const path = `/${segments.map(decodeURIComponent).join('/')}`;
  const draft = await isDraft();
  const [site, made, origin] = await Promise.all([
    readSite(slug, draft),
    pageOfPath(slug, path, draft),
    readSiteOrigin(slug, draft),
  ]);
  const places = locationPath(path);
  const canonical = places ? canonicalPath(places) : path;
  if (made || !site || (places && (await readRedirect(slug, path, draft))))
    return { ...nothing, site, page: made, path, canonical, draft, origin };
  const found = {
    page: (await ownPage(slug, path, draft)) ?? (places && placesPage(places, path, site)),
    post: await readPost(slug, path, draft),
    place: locationOfPath(site.locations, path),
  };
  return { ...found, site, path, canonical, draft, origin };
}

const nothing = { page: null, post: null, place: null };

/** What staff made for this address; of the several addresses of a place, what they made for the first of them (NAV-11). */
async function pageOfPath(slug: string, path: string, draft: boolean) {
  const made = await readPage(slug, path, draft);
  const places = made ? null : locationPath(path);
  const canonical = places ? canonicalPath(places) : path;
  return canonical === path ? made : readPage(slug, canonical, draft);
}

/** What the storefront shows by itself, where staff made no page of their own for it. */
async function ownPage(slug: string, path: string, draft: boolean) {
  if (path === '/success') return successPage;
  return path === '/blog' ? blogPage(await readPosts(slug, draft)) : null;
}

const first = (value: string | string[] | undefined): string => [value ?? ''].flat()[0] ?? '';
