import type { LeadRecord } from '@/domain/leads/lead-record.ts';
import { findReceipt } from '@/web/records/lead-receipt.ts';
import type { LeadServices } from './lead-services.ts';

/**
 * The enquiry of a trade-in on this site, by its token; null for none, a withdrawn one, and while
 * it cannot be read.
 */
export async function acceptedTradeIn(
  { records }: Pick<LeadServices, 'records'>,
  site: string,
  token: string,
): Promise<LeadRecord | null> {
  if (token === '') return null;
  const found = await findReceipt(records.database, site, token).catch(() => null);
  return found && !found.withdrawnAt ? found.lead : null;
}
