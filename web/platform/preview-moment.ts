import { cookieOf } from './cookies.ts';

/** The moment at which staff look at their site's draft, epoch milliseconds; set by the preview's own bar. */
export const previewMomentCookie = 'forecourt_preview_at';

const earliest = Date.UTC(2000, 0, 1);
const latest = Date.UTC(2100, 0, 1);

/** The moment that a Cookie header names, or null: none, or none that makes sense. It counts for drafts alone (PLUS-03). */
export function previewMoment(cookies: string | undefined): number | null {
  const text = cookieOf(cookies, previewMomentCookie);
  const moment = /^\d{10,14}$/.test(text) ? Number(text) : Number.NaN;
  return moment >= earliest && moment < latest ? moment : null;
}
