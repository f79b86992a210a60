import type { CalculatorInput } from '@/domain/finance/calculator.ts';
import type { BookedNote } from '@/domain/leads/booked-note.ts';
import { type BookablePlace, type Filled, formText, type Problem } from '@/domain/leads/form.ts';
import type { Visit } from '@/domain/leads/user-data.ts';
import { successPath } from '@/domain/routes/paths.ts';

/** The result of sending: stored under an id, refused with problems by field, or failed. */
type Outcome =
  | { kind: 'stored'; leadId: string; next: string; receipt: string; booked: BookedNote | null }
  | { kind: 'problems'; problems: Problem[]; places: readonly BookablePlace[] | null }
  | { kind: 'failed'; text: string };

/**
 * `key` is the same for each attempt to send one enquiry: a retry makes no second lead (FORM-12).
 */
export type Sending = {
  form: string;
  key: string;
  url: string;
  visit: Visit;
  filled: Filled;
  honeypot: string;
  car: string;
  /** What the shopper set in the calculator, on a finance enquiry (NAV-16). */
  estimate?: CalculatorInput | null;
};

/** How long a shopper is left waiting, milliseconds. */
const timeoutMs = 15_000;

type ServerReply = {
  lead_id?: string;
  next?: string;
  receipt?: string;
  booked?: BookedNote | null;
  problems?: Problem[];
  error?: string;
  places?: BookablePlace[];
};

/** Sends a filled-in form (FORM-04). Never rejects. */
export async function sendForm(sending: Sending): Promise<Outcome> {
  try {
    const response = await fetch('/api/leads', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sending),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return outcomeOf(sending.form, response.ok, await response.json().catch(() => ({})));
  } catch {
    return { kind: 'failed', text: formText.failed };
  }
}

/** A successful response without a lead id counts as a failure (FORM-05). */
function outcomeOf(form: string, ok: boolean, reply: ServerReply): Outcome {
  if (ok && reply.lead_id)
    return {
      kind: 'stored',
      leadId: reply.lead_id,
      next: reply.next ?? `${successPath}?form=${encodeURIComponent(form)}&lead=${encodeURIComponent(reply.lead_id)}`,
      receipt: reply.receipt ?? '',
      booked: reply.booked ?? null,
    };
  if (reply.problems?.length) return { kind: 'problems', problems: reply.problems, places: reply.places ?? null };
  return { kind: 'failed', text: reply.error || (ok ? formText.noLead : formText.failed) };
}
