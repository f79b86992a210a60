/** What became of an enquiry: kept under a number, refused by field, or not sent at all. */
export type Answer =
  | { kind: 'kept'; leadId: string }
  | { kind: 'problems'; problems: { field: string; problem: string }[] }
  | { kind: 'failed'; words: string };

/** How long a shopper is left waiting, milliseconds. */
const patienceMs = 15_000;
const failed: Answer = { kind: 'failed', words: 'An error occurred when submitting this form' };

/** Sends a finance enquiry (FIN-11). Never rejects. */
export async function sendEnquiry(typed: Readonly<Record<string, unknown>>): Promise<Answer> {
  try {
    const answer = await fetch('/api/leads', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ category: 'Finance Enquiry', url: window.location.pathname, ...typed }),
      signal: AbortSignal.timeout(patienceMs),
    });
    const told = (await answer.json()) as { lead_id?: string; problems?: { field: string; problem: string }[] };
    if (answer.status === 201 && told.lead_id) return { kind: 'kept', leadId: told.lead_id };
    return answer.status === 400 && told.problems ? { kind: 'problems', problems: told.problems } : failed;
  } catch {
    return failed;
  }
}
