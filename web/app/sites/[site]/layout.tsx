import type { ReactNode } from 'react';
import { readSite } from '@/web/content/read-site.ts';
import { answerStatus, currentRender } from '@/web/front/render-record.ts';
import { isDraft } from '@/web/render/draft.ts';
import { PlainDocument } from '@/web/render/plain-document.tsx';
import { SiteDocument } from '@/web/render/site-document.tsx';

export const dynamic = 'force-dynamic';

type Props = { children: ReactNode; params: Promise<{ site: string }> };

/** The root layout of every page of a site. The site comes from the params, never from a header. */
export default async function SiteLayout({ children, params }: Props) {
  const draft = await isDraft();
  const site = await readSite((await params).site, draft);
  if (!site) {
    answerStatus(404);
    return <PlainDocument title="Page not found" />;
  }
  return (
    <SiteDocument site={site} path={currentRender()?.path ?? '/'} draft={draft}>
      {children}
    </SiteDocument>
  );
}
