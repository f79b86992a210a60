import { escapeHtml, page } from '../html.ts';
import { checkoutStyle } from './checkout-style.ts';
import type { Payment, Session } from './state.ts';
import { grouped, offeredCards } from './test-cards.ts';

/** What a shopper typed, given back with what is wrong; never the number of a card. */
export type Typed = { email: string; name: string; alert: string };

export const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-AU', { style: 'currency', currency }).format(cents / 100);

const frame = (title: string, body: string): string =>
  page(
    `${title} · Sandbox payments`,
    checkoutStyle,
    `<header class="sandbox">Sandbox: no money moves, and no real card works here.</header><main>${body}</main>`,
  );

function summary({ amount, currency, items, cancelUrl, id }: Session): string {
  const rows = items.map(
    ({ name, description, quantity, unitAmount }) =>
      `<dt>${escapeHtml(name)}${quantity > 1 ? ` × ${quantity}` : ''}${description && `<small>${escapeHtml(description)}</small>`}</dt><dd>${money(unitAmount * quantity, currency)}</dd>`,
  );
  const back = cancelUrl
    ? `<p><a href="${escapeHtml(cancelUrl.replaceAll('{CHECKOUT_SESSION_ID}', id))}">Go back without paying</a></p>`
    : '';
  return `<section aria-label="Order"><h1>You are paying</h1><p class="amount">${money(amount, currency)}</p><dl>${rows.join('')}</dl>${back}</section>`;
}

const field = (label: string, name: string, more: string): string =>
  `<label>${label}<input name="${name}" ${more}></label>`;

/** The form of an open session. */
export function payPage(session: Session, typed: Typed): string {
  const isManual = session.intent.captureMethod === 'manual';
  const amount = money(session.amount, session.currency);
  const alert = typed.alert && `<p class="alert" role="alert">${escapeHtml(typed.alert)}</p>`;
  const email = escapeHtml(typed.email || session.email || '');
  const held = isManual ? '<p>The amount is held on your card. It is not taken now.</p>' : '';
  return frame(
    'Pay',
    `${summary(session)}<form class="panel" method="post" action="/c/pay/${session.id}"><h2>Pay by card</h2>${alert}
${field('Email', 'email', `type="email" autocomplete="email" required value="${email}"`)}
${field('Card number', 'card', 'inputmode="numeric" autocomplete="cc-number" placeholder="4242 4242 4242 4242" required')}
<div class="pair">${field('Expiry (MM / YY)', 'expiry', 'inputmode="numeric" autocomplete="cc-exp" placeholder="12 / 34" required')}${field('CVC', 'cvc', 'inputmode="numeric" autocomplete="cc-csc" placeholder="123" required')}</div>
${field('Name on card', 'name', `autocomplete="cc-name" required value="${escapeHtml(typed.name)}"`)}
${held}<button class="pay">Pay ${amount}</button>
<div class="try" role="group" aria-label="Test cards"><h2>Or pay with a test card</h2>${offeredCards
      .map(
        ({ number, shown }) =>
          `<button name="try" value="${number}" formnovalidate>${shown} <span>${grouped(number)}</span></button>`,
      )
      .join('')}</div></form>`,
  );
}

/** The page of the shopper's bank: 3-D Secure. */
export const bankPage = (session: Session, payment: Payment): string =>
  frame(
    'Your bank',
    `${summary(session)}<form class="panel" method="post" action="/c/pay/${session.id}/bank"><h2>Your bank asks: is this you?</h2><p>3-D Secure for the card that ends in ${payment.challenged?.last4 ?? ''}, ${money(payment.amount, payment.currency)}.</p><button class="pay" name="answer" value="yes">Confirm the payment</button><p><button name="answer" value="no">Refuse the payment</button></p></form>`,
  );

/** A session that can no longer be paid. */
export function overPage(session: Session): string {
  const isPaid = session.status === 'complete';
  const onward = isPaid ? onwardUrl(session) : session.cancelUrl?.replaceAll('{CHECKOUT_SESSION_ID}', session.id);
  const link = onward ? `<p><a class="button" href="${escapeHtml(onward)}">Go back to the site</a></p>` : '';
  return frame(
    isPaid ? 'Paid' : 'Expired',
    `${summary({ ...session, cancelUrl: null })}<section class="panel"><h2>${isPaid ? 'This payment is complete.' : 'This page has expired.'}</h2><p>${isPaid ? 'There is nothing more to pay.' : 'Nothing was paid. Go back to the site and begin again.'}</p>${link}</section>`,
  );
}

export const missingPage = (): string =>
  frame('Not found', '<section class="panel"><h1>There is no such payment.</h1></section>');

/** Where a shopper goes who has paid. */
export const onwardUrl = ({ successUrl, id }: Session): string => successUrl.replaceAll('{CHECKOUT_SESSION_ID}', id);
