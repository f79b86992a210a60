import { timesToMove } from '@/web/leads/new-time.ts';
import { findReceipt } from '@/web/records/lead-receipt.ts';
import { ReceiptPage } from '@/web/render/receipt-page.tsx';
import { routePage } from '@/web/render/route-page.tsx';
import { services } from '@/web/services.ts';

/** Who has the link has the enquiry: no search engine and no cache gets it (PLUS-10). */
const { generateMetadata, Page } = routePage(async ({ site, params, query, now }) => {
  const { leads } = services();
  const token = params.token ?? '';
  const receipt = leads && (await findReceipt(leads.records.database, site.slug, token));
  const free = leads && receipt?.booking ? await timesToMove(leads, site, receipt.booking, now) : null;
  return receipt
    ? {
        described: { title: 'Your enquiry', description: null, noIndex: true },
        // Other sites get nothing of the address; with "no-referrer" a browser would not say either that its own forms are this site's.
        metadata: { referrer: 'same-origin' },
        view: (
          <ReceiptPage
            site={site}
            receipt={receipt}
            free={free}
            token={token}
            failed={query.get('failed') ?? ''}
            now={now}
          />
        ),
      }
    : null;
});

export { generateMetadata };
export default Page;
