import { formText } from '@/domain/leads/form.ts';
import { submitWithAccount } from '@/web/accounts/submit-with-account.ts';
import { readJson } from '@/web/app/api/read-json.ts';
import { receiptCookie } from '@/web/leads/receipt-cookie.ts';
import { maxEnquiryBytes } from '@/web/leads/submit-enquiry.ts';
import { isForeign, isSecure } from '@/web/platform/request-sender.ts';
import { services } from '@/web/platform/services.ts';
import { siteHeader } from '@/web/platform/site-header.ts';
import { purchaseOf } from '@/web/purchases/send-purchase.ts';

export const dynamic = 'force-dynamic';

/** A shopper's enquiry; nothing of what was typed is lost when it is refused (FORM-12). */
export async function POST(request: Request): Promise<Response> {
  const { headers } = request;
  if (isForeign(headers.get('origin'), headers.get('host')))
    return Response.json({ error: formText.failed }, { status: 403 });
  const all = services();
  const { status, ...result } = await submitWithAccount(
    { ...all, purchaseOf: purchaseOf(all) },
    {
      slug: headers.get(siteHeader) ?? '',
      headers,
      sent: () => readJson(request, maxEnquiryBytes),
    },
  );
  // The page of success then states what is booked, also where the browser's own storage is off.
  const cookie = 'receipt' in result ? receiptCookie(result.receipt, isSecure(request)) : null;
  return Response.json(result, { status, headers: cookie ? { 'set-cookie': cookie } : {} });
}
