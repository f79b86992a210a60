import { sessionMark } from '@/parts/saved-cars/is-signed-in.ts';
import { type Details, fillIn } from './saved-details.ts';

/** Later details would change a form while the shopper fills it in. Milliseconds. */
const timeoutMs = 8_000;

/** By session mark: another account may sign in while the page is open. */
const details = new Map<string, Promise<Details>>();
const filled = new WeakSet<HTMLFormElement>();

/**
 * Fills in the empty fields of a form, once, with the details of the signed-in account (FORM-11):
 * what the shopper empties afterwards stays empty. Pages are cached for everyone and hold no
 * details. Never rejects.
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
