import type { ReactNode } from 'react';
import { asksForResults } from '@/domain/site/routes/results-part.ts';
import { routeOfPath } from '@/domain/site/routes/route-of-path.ts';
import { readSite } from '@/web/content/read-site.ts';
import { answerStatus, currentRender } from '@/web/front/render-record.ts';
import { DeskDocument } from '@/web/render/desk/desk-document.tsx';
import { isDraft } from '@/web/render/draft.ts';
import { PlainDocument } from '@/web/render/plain-document.tsx';
import { PartDocument } from '@/web/render/search/part-document.tsx';
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
  const { path, query } = currentRender() ?? { path: '/', query: '' };
  if (asksForResults(query)) return <PartDocument>{children}</PartDocument>;
  if (routeOfPath(path).kind.startsWith('desk')) return <DeskDocument site={site}>{children}</DeskDocument>;
  return (
    <SiteDocument site={site} path={path} draft={draft}>
      {children}
    </SiteDocument>
  );
}
