import type { ReactNode } from 'react';
import { isResultsRequest } from '@/domain/routes/results-part.ts';
import { pathOfRoute, routeOfPath } from '@/domain/routes/route-of-path.ts';
import { noTags } from '@/domain/third-parties/page-tag.ts';
import { readSite } from '@/web/content/read-site.ts';
import { currentRender, recordStatus } from '@/web/platform/render-record.ts';
import { services } from '@/web/platform/services.ts';
import { DeskDocument } from '@/web/render/desk/desk-document.tsx';
import { isDraft } from '@/web/render/draft.ts';
import { liveTags } from '@/web/render/live-tags.ts';
import { PlainDocument } from '@/web/render/plain-document.tsx';
import { CheckoutDocument } from '@/web/render/purchase/checkout-document.tsx';
import { PartDocument } from '@/web/render/search/part-document.tsx';
import { SiteDocument } from '@/web/render/site-document.tsx';

export const dynamic = 'force-dynamic';

/** Pages of a reservation lead nowhere else. */
const checkoutKinds: readonly string[] = ['checkout', 'buyOnline', 'reservation', 'nextInLine'];

type Props = { children: ReactNode; params: Promise<{ site: string }> };

/** The root layout of every page of a site. The site comes from the params, never from a header. */
export default async function SiteLayout({ children, params }: Props) {
  const draft = await isDraft();
  const site = await readSite((await params).site, draft);
  if (!site) {
    recordStatus(404);
    return <PlainDocument title="Page not found" />;
  }
  const { path, query } = currentRender() ?? { path: '/', query: '' };
  if (isResultsRequest(query)) return <PartDocument>{children}</PartDocument>;
  const { kind, params: named } = routeOfPath(path);
  if (checkoutKinds.includes(kind)) {
    const back = named.slug ? pathOfRoute('vehicle', { slug: named.slug }) : '';
    return (
      <CheckoutDocument site={site} back={back}>
        {children}
      </CheckoutDocument>
    );
  }
  if (kind.startsWith('desk')) return <DeskDocument site={site}>{children}</DeskDocument>;
  const tags = draft ? noTags : await liveTags(site, { path, query }, services().leads?.records.database ?? null);
  return (
    <SiteDocument site={site} path={path} draft={draft} tags={tags}>
      {children}
    </SiteDocument>
  );
}
