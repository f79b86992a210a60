import type { Metadata } from 'next';
import { readLedger, readTagField } from '@/web/desk/read-ledger.ts';
import { renderNow } from '@/web/platform/render-record.ts';
import { deskPage } from '@/web/render/desk/desk-route.tsx';
import { ThirdPartiesPage } from '@/web/render/desk/third-parties-page.tsx';

export const metadata: Metadata = { title: 'Third parties', robots: { index: false }, icons: '/favicon.svg' };

/** Scripts of other companies on the site: what each gets, what it costs, and whether it runs (PLUS-11). */
export default deskPage(async ({ site, leads }) => {
  const { database } = leads.records;
  const [ledger, field] = await Promise.all([
    readLedger(database, site),
    readTagField(database, site.slug, renderNow()),
  ]);
  return { page: <ThirdPartiesPage ledger={ledger} field={field} />, live: false };
});
