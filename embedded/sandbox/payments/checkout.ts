import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { readBody } from '../read-body.ts';
import { bankPage, missingPage, onwardUrl, overPage, payPage, type Typed } from './checkout-page.ts';
import { challenge, currentSession, decline, type Payer, succeed } from './pay.ts';
import type { World } from './payment-world.ts';
import type { Card, Session } from './state.ts';
import { cardOf, expiryOf } from './test-cards.ts';

const largest = 16 * 1024;
const slowMs = 6_000;
/** What a test card's button is for, which types nothing. */
const sampleExpiry = { month: 12, year: 2040 };

const unauthenticated = {
  code: 'payment_intent_authentication_failure',
  declineCode: 'authentication_required',
  message: 'Your bank could not confirm that it was you. Try again, or use another card.',
};

export const checkoutPath = /^\/c\/pay\/(cs_test_\w+)(\/bank)?$/;

/** The hosted page, `/c/pay/<session>`, and its bank's. */
export async function respondCheckout(
  world: World,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [, id = '', bank] = checkoutPath.exec(path) ?? [];
  const session = currentSession(world, id);
  if (!session) return html(response, 404, null, missingPage());
  if (request.method !== 'POST') return html(response, 200, session, shown(world, session, Boolean(bank)));
  const body = await readBody(request, largest);
  if (body === null) return void response.writeHead(413).end();
  const form = new URLSearchParams(body);
  if (bank) confirmAtBank(world, id, form.get('answer') === 'yes');
  else {
    const alert = await pay(world, id, form);
    const after = currentSession(world, id) ?? session;
    if (alert !== '' && after.status === 'open')
      return html(response, 200, after, payPage(after, { ...typedOf(form), alert }));
  }
  onward(world, id, response);
}

const typedOf = (form: URLSearchParams): Omit<Typed, 'alert'> => ({
  email: (form.get('email') ?? '').slice(0, 200),
  name: (form.get('name') ?? '').slice(0, 200),
});

/** Pays an open session by what was typed; returns the text of what is wrong, or none. */
async function pay(world: World, id: string, form: URLSearchParams): Promise<string> {
  const tried = form.get('try');
  const typed = typedOf(form);
  const expiry = tried ? sampleExpiry : expiryOf(form.get('expiry') ?? '', Date.now());
  if (!expiry) return 'Your card’s expiry date is invalid.';
  if (!tried && !/^\d{3,4}$/.test(form.get('cvc')?.trim() ?? '')) return 'Your card’s security code is invalid.';
  const found = cardOf(tried ?? form.get('card') ?? '', expiry);
  if (!found) return 'This is a sandbox: only its test cards work here.';
  if (found.case.outcome === 'slow') await pause(slowMs);
  // The shopper may have paid in another tab meanwhile, and the merchant may have ended the session.
  const session = currentSession(world, id);
  if (session?.status !== 'open') return '';
  const payer: Payer = { name: typed.name || 'Sam Sandbox', email: typed.email || session.email || 'sam@example.com' };
  return world.store.transaction(() => outcomeOf(world, session, found, payer));
}

function outcomeOf(
  world: World,
  session: Session,
  { card, case: what }: NonNullable<ReturnType<typeof cardOf>>,
  payer: Payer,
): string {
  if (what.outcome === 'declined') {
    decline(world, session, card, payer, what.decline);
    return what.decline.message;
  }
  if (what.outcome === 'challenge') challenge(world, session, card, payer);
  else succeed(world, session, card, payer);
  return '';
}

function confirmAtBank(world: World, id: string, isConfirmed: boolean): void {
  const waiting = challengedOf(world, currentSession(world, id));
  if (!waiting) return;
  const { session, card } = waiting;
  const payer = session.payer ?? { name: '', email: '' };
  world.store.transaction(() =>
    isConfirmed ? succeed(world, session, card, payer) : decline(world, session, card, payer, unauthenticated),
  );
}

/** An open session whose bank waits for the shopper. */
function challengedOf({ store }: World, session: Session | null): { session: Session; card: Card } | null {
  if (session?.status !== 'open' || !session.paymentId) return null;
  const card = store.get('payment', session.paymentId)?.challenged;
  return card ? { session, card } : null;
}

function onward(world: World, id: string, response: ServerResponse): void {
  const session = currentSession(world, id);
  if (!session) return;
  const next = `/c/pay/${id}${challengedOf(world, session) ? '/bank' : ''}`;
  seeOther(response, session, session.status === 'complete' ? onwardUrl(session) : next);
}

function shown({ store }: World, session: Session, isBank: boolean): string {
  if (session.status !== 'open') return overPage(session);
  const payment = session.paymentId ? store.get('payment', session.paymentId) : null;
  if (isBank && payment?.challenged) return bankPage(session, payment);
  return payPage(session, { email: '', name: '', alert: payment?.decline?.message ?? '' });
}

/** A browser follows a form's response to these addresses alone. */
function policyOf(session: Session | null): string {
  const origins = [session?.successUrl, session?.cancelUrl].flatMap((url) =>
    url ? [new URL(url.replaceAll('{CHECKOUT_SESSION_ID}', 'id')).origin] : [],
  );
  return `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${[...new Set(origins)].join(' ')}; frame-ancestors 'none'`;
}

function html(response: ServerResponse, status: number, session: Session | null, body: string): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policyOf(session),
    'cache-control': 'no-store',
  });
  response.end(body);
}

function seeOther(response: ServerResponse, session: Session, location: string): void {
  response
    .writeHead(303, { location, 'content-security-policy': policyOf(session), 'cache-control': 'no-store' })
    .end();
}
