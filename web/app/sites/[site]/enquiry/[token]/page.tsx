import { siteOfBooking, timesToMove } from '@/web/leads/new-time.ts';
import { services } from '@/web/platform/services.ts';
import { findReceipt } from '@/web/records/lead-receipt.ts';
import { ReceiptPage } from '@/web/render/receipt-page.tsx';
import { routePage } from '@/web/render/route-page.tsx';

/** Who has the link has the enquiry: no search engine and no cache gets it (PLUS-10). */
const { generateMetadata, Page } = routePage(async ({ site, params, query, now }) => {
  const { leads } = services();
  const token = params.token ?? '';
  const receipt = leads && (await findReceipt(leads.records.database, site.slug, token));
  const booked = leads && receipt?.booking ? await siteOfBooking(leads, site.slug, receipt.lead) : null;
  const free = leads && booked && receipt?.booking ? await timesToMove(leads, booked, receipt.booking, now) : null;
  return receipt
    ? {
        described: { title: 'Your enquiry', description: null, noIndex: true },
        // Other sites get nothing of the address; with "no-referrer" a browser would also withhold
        // that its own forms are this site's.
        metadata: { referrer: 'same-origin' },
        view: (
          <ReceiptPage
            site={site}
            receipt={receipt}
            free={free}
            token={token}
            failed={query.get('failed') ?? ''}
            prompt={{
              cancel: query.get('cancel') === 'ask',
              withdraw: query.get('withdraw') === 'ask',
              held: query.get('held') ?? '',
            }}
            now={now}
          />
        ),
      }
    : null;
});

export { generateMetadata };
export default Page;
