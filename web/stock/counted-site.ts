import type { StaffAnswer } from '@/web/desk/staff.ts';

/**
 * Whose stock is counted: that of the host's own site. Another one's for its staff alone, who edit several sites on one host; null for
 * everybody else.
 */
export async function countedSite(
  own: string,
  asked: string | null,
  standing: (site: string) => Promise<StaffAnswer>,
): Promise<string | null> {
  if (asked === null || asked === own) return own === '' ? null : own;
  return /^[a-z0-9-]+$/.test(asked) && typeof (await standing(asked)) === 'object' ? asked : null;
}
