import type { Metadata } from 'next';
import { readPost, readPosts } from '@/web/content/read-blog.ts';
import { readPage, readRedirect, readSite, readSiteOrigin } from '@/web/content/read-site.ts';
import { answerRedirect, answerStatus, renderNow } from '@/web/front/render-record.ts';
import { Blocks } from '@/web/render/blocks.tsx';
import { blogPage } from '@/web/render/blog-page.ts';
import { isDraft } from '@/web/render/draft.ts';
import { pageMetadata, postMetadata } from '@/web/render/metadata.ts';
import { MissingPage } from '@/web/render/missing-page.tsx';
import { PostPage } from '@/web/render/post-page.tsx';

type Props = {
  params: Promise<{ site: string; path?: string[] }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { site, page, post, path, origin } = await asked(props);
  if (!site) return {};
  return pageMetadata({ site, page: page ?? (post && postMetadata(post)), path, origin });
}

/** A page of staff's making, block by block, or a post of their blog; what has neither gets the site's own 404 (NAV-12). */
export default async function SitePage(props: Props) {
  const { site, page, post, path, draft } = await asked(props);
  if (!site) return null;
  if (page) {
    const number = pageNumber(await props.searchParams);
    return <Blocks site={site} page={{ ...page, path, number }} now={renderNow()} draft={draft} />;
  }
  if (post) return <PostPage site={site} post={post} draft={draft} />;
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
    readPage(slug, path, draft),
    readSiteOrigin(slug, draft),
  ]);
  const post = made ? null : await readPost(slug, path, draft);
  const page = !made && path === '/blog' ? blogPage(await readPosts(slug, draft)) : made;
  return { site, page, post, path, draft, origin };
}

/** The part of a long list that the address asks for; 1 for anything that is no such number. */
function pageNumber({ page }: Awaited<Props['searchParams']>): number {
  return typeof page === 'string' && /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;
}
