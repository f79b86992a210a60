import type { LeadRecord } from '@/domain/leads/lead-record.ts';
import type { leads } from './lead-tables.ts';

/** A lead's row as the rest of the product reads it. */
export function leadOfRow(row: typeof leads.$inferSelect): LeadRecord {
  const { id, site, category, subcategory, form, name, lastName, email, phone, postcode } = row;
  const { lines, vehicle, valuation, dealer, details, consents, receivedAt } = row;
  return {
    id,
    site,
    category,
    subcategory,
    form,
    person: { name, lastName, email, phone, postcode },
    lines,
    vehicle,
    ...(valuation && { valuation }),
    dealer,
    consents,
    details,
    receivedAtMs: receivedAt.getTime(),
  };
}
