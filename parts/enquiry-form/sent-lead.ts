import { enquiryPath } from '@/domain/routes/paths.ts';

/**
 * The last enquiry of this tab. `receipt` is the path of its own page, `page` names its form and
 * the address where it was sent.
 */
type SentLead = { leadId: string; receipt: string; page: string };

const key = 'forecourt:sent';

/**
 * Stores it for the page of success (FORM-04). Never throws: without storage that page shows no
 * number.
 */
export function storeSent(lead: SentLead): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(lead));
  } catch {
    // A browser that stores nothing shows no number.
  }
}

export function lastSent(): SentLead | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return typeof stored === 'object' && stored !== null && 'leadId' in stored && typeof stored.leadId === 'string'
      ? { leadId: stored.leadId, receipt: receiptIn(stored), page: 'page' in stored ? String(stored.page) : '' }
      : null;
  } catch {
    return null;
  }
}

/** Names a form on the page that is open. */
export const pageOf = (form: string): string => `${form} ${window.location.pathname}${window.location.search}`;

const receiptIn = (stored: object): string =>
  'receipt' in stored && typeof stored.receipt === 'string' && stored.receipt.startsWith(enquiryPath(''))
    ? stored.receipt
    : '';
