import { sessionMark } from '@/parts/saved-cars/is-signed-in.ts';
import { type Details, fillIn } from './saved-details.ts';

/** Details that come later would change a form under the hand, milliseconds. */
const timeoutMs = 8_000;

/** By the mark of their session: another account may follow while the page is open. */
const details = new Map<string, Promise<Details>>();
const filled = new WeakSet<HTMLFormElement>();

/**
 * Fills in what is empty of a form with the details of the account that is signed in, once (FORM-11): what is emptied afterwards stays empty.
 * Pages hold nothing of it, for they are cached for everybody. Never rejects.
 */
export async function fillFromAccount(form: HTMLFormElement | null, redraw: () => void): Promise<void> {
  const mark = sessionMark();
  if (!form || filled.has(form) || !mark) return;
  filled.add(form);
  const reading = details.get(mark) ?? readDetails();
  details.set(mark, reading);
  const own = await reading;
  if (mark === sessionMark() && fillIn(form, own)) redraw();
}

async function readDetails(): Promise<Details> {
  try {
    const answer = await fetch('/api/account/details', { signal: AbortSignal.timeout(timeoutMs) });
    return answer.ok ? ((await answer.json()) as Details) : {};
  } catch {
    return {};
  }
}
