import { paymentPath, readInvoice } from '@/domain/accounts/invoice.ts';
import { readPage } from '@/web/content/read-site.ts';
import { PaymentWaysPage } from '@/web/render/promotions/payment-ways-page.tsx';
import { routePage } from '@/web/render/route-page.tsx';

const described = { title: 'How to pay your invoice', description: null, noIndex: true };

/**
 * How an invoice can be paid (NAV-15), where the site has the page that requests it. No money is
 * taken here.
 */
const { generateMetadata, Page } = routePage(async ({ site, query, draft }) => {
  const page = await readPage(site.slug, paymentPath, draft);
  const block = page?.blocks?.find((one) => one._type === 'invoicePayment' && !one.hidden);
  if (!block) return null;
  const typed = { invoice: query.get('invoice') ?? '', amount: query.get('amount') ?? '' };
  const read = readInvoice(typed.invoice, typed.amount);
  const view = (
    <PaymentWaysPage
      site={site}
      typed={typed}
      read={read}
      example={('example' in block && block.example) || ''}
      ways={('ways' in block && block.ways) || ''}
    />
  );
  return { described, metadata: { referrer: 'same-origin' }, status: 'problems' in read ? 422 : 200, view };
});

export { generateMetadata };
export default Page;
