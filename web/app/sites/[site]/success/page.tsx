import { cookies } from 'next/headers';
import { bookedNote } from '@/domain/leads/booked-note.ts';
import { leadNumber } from '@/domain/leads/lead-record.ts';
import { enquiryPath } from '@/domain/routes/paths.ts';
import { readForm } from '@/web/content/read-form.ts';
import { receiptToken } from '@/web/leads/receipt-cookie.ts';
import { services } from '@/web/platform/services.ts';
import { findReceipt, wasSent } from '@/web/records/lead-receipt.ts';
import { routePage } from '@/web/render/route-page.tsx';
import { SuccessPage } from '@/web/render/success-page.tsx';

/** Where a sent form leads (FORM-04, NAV-15). Search engines leave it out; an address that names no enquiry of this site's leads home. */
const { generateMetadata, Page } = routePage(async ({ site, query }) => {
  const [id, lead] = [query.get('form') ?? '', query.get('lead') ?? ''];
  const form = (await isSent(site.slug, id, lead)) ? await sentForm(site.slug, id) : null;
  if (!form) return { redirect: { to: '/', permanent: false } };
  return {
    described: { title: 'Thank you', description: null, noIndex: true },
    metadata: { referrer: 'same-origin' },
    view: (
      <SuccessPage
        site={site}
        thanks={form === 'unknown' ? '' : (form.content.thanks ?? '')}
        number={leadNumber(lead)}
        {...(await receiptFor(site.slug, lead))}
      />
    ),
  };
});

/** The enquiry's own page, its car and what it booked, for the browser that sent it. */
async function receiptFor(
  site: string,
  lead: string,
): Promise<Pick<Parameters<typeof SuccessPage>[0], 'receipt' | 'booked' | 'car'>> {
  const token = receiptToken(String(await cookies()));
  const { leads } = services();
  if (token === '' || !leads) return unknown;
  const found = await findReceipt(leads.records.database, site, token).catch(() => null);
  if (found?.lead.id !== lead) return unknown;
  const { vehicle } = found.lead;
  return { receipt: enquiryPath(token), booked: bookedNote(found.booking, vehicle), car: vehicle };
}

const unknown = { receipt: '', booked: null, car: null };

/** While the records or content are away a shopper who has just sent something is not turned away. */
async function isSent(site: string, form: string, lead: string): Promise<boolean> {
  const { leads } = services();
  if (form === '' || form.length > 200 || lead === '' || !leads) return false;
  return wasSent(leads.records.database, site, form, lead).catch(() => true);
}

const sentForm = (site: string, id: string) => readForm(site, id).catch(() => 'unknown' as const);

export { generateMetadata };
export default Page;
