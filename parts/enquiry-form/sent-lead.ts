import { enquiryPath } from '@/domain/routes/paths.ts';

/**
 * The last enquiry of this tab. `receipt` is the path of its own page, `carId` the car in the
 * address of the form's page.
 */
type SentLead = { leadId: string; receipt: string; carId?: string };

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
      ? { leadId: stored.leadId, receipt: receiptIn(stored) }
      : null;
  } catch {
    return null;
  }
}

const receiptIn = (stored: object): string =>
  'receipt' in stored && typeof stored.receipt === 'string' && stored.receipt.startsWith(enquiryPath(''))
    ? stored.receipt
    : '';
