/** What was sent last in this tab; `receipt` is the path of the enquiry's own page, the car is the one that the page was about. */
export type SentLead = { leadId: string; receipt: string; carId?: string };

const key = 'forecourt:sent';

/** Keeps it for the page of success (FORM-04). Never throws: that page does without then. */
export function keepSent(lead: SentLead): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(lead));
  } catch {
    // A browser that keeps nothing shows no number.
  }
}

export function lastSent(): SentLead | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return typeof kept === 'object' && kept !== null && 'leadId' in kept && typeof kept.leadId === 'string'
      ? { leadId: kept.leadId, receipt: receiptIn(kept) }
      : null;
  } catch {
    return null;
  }
}

const receiptIn = (kept: object): string =>
  'receipt' in kept && typeof kept.receipt === 'string' && kept.receipt.startsWith('/enquiry/') ? kept.receipt : '';
