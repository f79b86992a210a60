import type { LeadRecord } from '@/domain/leads/lead-record.ts';
import { type AdjustmentAnswers, ownCarOf, type Valuation, valuationOf } from '@/domain/leads/valuation.ts';
import { timeZoneAt } from '@/domain/locations/usual-time-zone.ts';
import { log, reason } from '@/web/platform/log.ts';
import type { Services } from '@/web/platform/services.ts';

/** How long a shopper waits for the source of values, milliseconds. */
const timeoutMs = 8_000;

/**
 * The online estimate of the car that an enquiry described; null beyond the rule, for a car that
 * the source does not have, and while it does not respond: then the dealer's staff look at it
 * (FORM-09).
 */
export async function valuate(
  { market }: Pick<Services, 'market'>,
  lead: Pick<LeadRecord, 'details' | 'dealer' | 'site'>,
  answers: AdjustmentAnswers,
  now: number,
): Promise<Valuation | null> {
  const car = ownCarOf(lead.details);
  if (!car) return null;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const request = { ...car, rego: text(lead.details.rego), regoState: text(lead.details.regoState) };
  const found = await market.value(request, AbortSignal.timeout(timeoutMs)).catch((error: unknown) => {
    log('warn', 'valuation-unavailable', { site: lead.site, reason: reason(error) });
    return null;
  });
  return found && valuationOf({ car, answers, market: found, now, timeZone: timeZoneAt(lead.dealer) });
}
