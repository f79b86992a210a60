import type { Metadata } from 'next';
import { readPage, readRedirect, readSite, readSiteOrigin } from '@/web/content/read-site.ts';
import { answerRedirect, answerStatus, renderNow } from '@/web/front/render-record.ts';
import { Blocks } from '@/web/render/blocks.tsx';
import { isDraft } from '@/web/render/draft.ts';
import { pageMetadata } from '@/web/render/metadata.ts';
import { MissingPage } from '@/web/render/missing-page.tsx';

type Props = { params: Promise<{ site: string; path?: string[] }> };

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { site, page, path, origin } = await asked(props);
  return site ? pageMetadata({ site, page, path, origin }) : {};
}

/** A page of staff's making, block by block; what has no page gets the site's own 404 (NAV-12). */
export default async function SitePage(props: Props) {
  const { site, page, path, draft } = await asked(props);
  if (!site) return null;
  if (!page) {
    const redirect = await readRedirect(site.slug, path, draft);
    if (redirect) answerRedirect(redirect.to, redirect.permanent);
    else answerStatus(404);
    return <MissingPage site={site} />;
  }
  return <Blocks site={site} page={{ ...page, path }} now={renderNow()} draft={draft} />;
}

async function asked({ params }: Props) {
  const { site: slug, path: segments = [] } = await params;
  const path = `/${segments.map(decodeURIComponent).join('/')}`;
  const draft = await isDraft();
  const [site, page, origin] = await Promise.all([
    readSite(slug, draft),
    readPage(slug, path, draft),
    readSiteOrigin(slug, draft),
  ]);
  return { site, page, path, draft, origin };
}
