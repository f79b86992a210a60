import type { CalculatorInput } from '@/domain/finance/calculator.ts';
import { type BookablePlace, type Filled, formWords, type Problem } from '@/domain/leads/form.ts';
import type { Visit } from '@/domain/leads/user-data.ts';

/** What became of an enquiry: kept under a number, refused by field, or not sent at all. */
export type Outcome =
  | { kind: 'kept'; leadId: string; next: string; receipt: string }
  | { kind: 'problems'; problems: Problem[]; places: readonly BookablePlace[] | null }
  | { kind: 'failed'; words: string };

/** `key` is the same for every try of the same enquiry: a retry makes no second lead (FORM-12). */
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
const patienceMs = 15_000;

type Told = {
  lead_id?: string;
  next?: string;
  receipt?: string;
  problems?: Problem[];
  error?: string;
  places?: BookablePlace[];
};

/** Sends a filled-in form (FORM-04). Never rejects. */
export async function sendForm(sending: Sending): Promise<Outcome> {
  try {
    const answer = await fetch('/api/leads', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sending),
      signal: AbortSignal.timeout(patienceMs),
    });
    return outcomeOf(sending.form, answer.ok, await answer.json().catch(() => ({})));
  } catch {
    return { kind: 'failed', words: formWords.failed };
  }
}

/** An answer that says it is well but names no lead is a failure of its own (FORM-05). */
function outcomeOf(form: string, ok: boolean, told: Told): Outcome {
  if (ok && told.lead_id)
    return {
      kind: 'kept',
      leadId: told.lead_id,
      next: told.next ?? `/success?form=${encodeURIComponent(form)}&lead=${encodeURIComponent(told.lead_id)}`,
      receipt: told.receipt ?? '',
    };
  if (told.problems?.length) return { kind: 'problems', problems: told.problems, places: told.places ?? null };
  return { kind: 'failed', words: told.error || (ok ? formWords.noLead : formWords.failed) };
}
