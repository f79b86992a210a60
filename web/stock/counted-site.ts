import type { StaffResponse } from '@/web/content/staff.ts';

/**
 * Whose stock is counted: that of the host's own site. Another one's for its staff alone, who edit several sites on one host; null for
 * everybody else.
 */
export async function countedSite(
  own: string,
  requested: string | null,
  staffOf: (site: string) => Promise<StaffResponse>,
): Promise<string | null> {
  if (requested === null || requested === own) return own === '' ? null : own;
  return /^[a-z0-9-]+$/.test(requested) && typeof (await staffOf(requested)) === 'object' ? requested : null;
}
