import { readCookie } from '@/web/accounts/account-cookies.ts';
import type { EnquiryServices, PurchaseOf } from '@/web/leads/accept-enquiry.ts';
import { type Submission, type Submitted, submitEnquiry } from '@/web/leads/submit-enquiry.ts';
import { log, reason } from '@/web/platform/log.ts';
import { isSecure } from '@/web/platform/request-sender.ts';
import { nameSender } from '@/web/records/shared-interest.ts';
import type { AccountServices } from './account-services.ts';
import { findSession } from './find-session.ts';

type Services = {
  leads: EnquiryServices | null;
  accounts: Pick<AccountServices, 'records'> | null;
  /** Reads the online purchase that an enquiry belongs to. */
  purchaseOf?: PurchaseOf;
};

/**
 * Submits an enquiry; for a signed-in shopper who shares the garage with staff it links the
 * account.
 */
export async function submitWithAccount(services: Services, submission: Submission): Promise<Submitted> {
  const { leads, accounts, purchaseOf } = services;
  const result = await submitEnquiry(leads && { ...leads, purchaseOf }, submission);
  if (accounts && result.status === 201 && 'lead_id' in result)
    await nameSignedIn(accounts, submission, String(result.lead_id));
  return result;
}

/** Failures are ignored: the enquiry is stored in any case. */
async function nameSignedIn(
  accounts: Pick<AccountServices, 'records'>,
  { slug, headers }: Submission,
  lead: string,
): Promise<void> {
  const token = readCookie(headers.get('cookie'), 'session', isSecure({ headers }));
  if (token === '') return;
  try {
    const session = await findSession(accounts, { site: slug, token, now: Date.now(), rotate: false });
    if (session?.account.sharedAt) await nameSender(accounts.records.database, slug, lead, session.account.id);
  } catch (error) {
    log('warn', 'sender-not-named', { site: slug, reason: reason(error) });
  }
}
