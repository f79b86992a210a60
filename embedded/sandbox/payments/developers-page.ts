import { behaviourOf, behaviours } from '../behaviour.ts';
import { escapeHtml, page } from '../html.ts';
import { money } from './checkout-page.ts';
import type { World } from './payment-world.ts';
import { connectedOf, type Session, type StoredEvent } from './state.ts';
import { webhookModes } from './webhooks.ts';

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:75rem;margin:2rem auto;padding:0 1rem;color:#16181d}table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:6px 12px 6px 0;border-bottom:1px solid #d5d9e0;vertical-align:top;overflow-wrap:anywhere}form{display:inline}button[disabled]{font-weight:700}h2{margin-top:2.5rem}';

const shown = 50;
const button = (action: string, label: string, isOff = false): string =>
  `<form method="post" action="/payments/${action}"><button${isOff ? ' disabled' : ''}>${label}</button></form>`;
const at = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ');

/** What the payment provider of the sandbox did last, for developers: sessions, events, and how events are sent. */
export function developersPage(world: World): string {
  const { store, clock, webhooks } = world;
  const modes = webhookModes.map((mode) => button(`webhooks/${mode}`, mode, mode === webhooks.mode)).join(' ');
  const calls = behaviours.map((one) => button(`api/${one}`, one, one === behaviourOf('payments'))).join(' ');
  const ahead = clock.aheadSeconds;
  return page(
    'Sandbox: payments',
    style,
    `<main><h1>Payments</h1><p>A payment provider that moves no money. <a href="/payments">Look again</a> · <a href="/">Mail, texts, lead system</a></p>
<h2>API</h2><div>It is ${calls}</div>
<h2>Webhooks</h2><div>Events are ${modes} ${webhooks.waiting} still to be sent. ${button('events/reversed', 'Send the last ten again, the newest first')}</div>
<h2>Clock</h2><div>It is ${at(clock.now())} UTC here${ahead ? `, ${ahead} seconds ahead` : ''}. ${button('clock/1860', 'Forward by 31 minutes')} ${button('clock/604860', 'Forward by a week')} ${button('clock/0', 'Back to real time')}</div>
<h2>Sessions</h2><table><thead><tr><th>Made</th><th>Session</th><th>Account</th><th>Amount</th><th>State</th><th>Payment</th><th>Do</th></tr></thead><tbody>${store
      .list('session', null, shown)
      .map((session) => sessionRow(world, session))
      .join('')}</tbody></table>
<h2>Events</h2><table><thead><tr><th>Made</th><th>Type</th><th>Event</th><th>Send</th></tr></thead><tbody>${store.list('event', null, shown).map(eventRow).join('')}</tbody></table></main>`,
  );
}

function sessionRow({ store }: World, session: Session): string {
  const payment = session.paymentId ? store.get('payment', session.paymentId) : null;
  const open = session.status === 'open';
  return `<tr><td>${at(session.created)}</td><td><a href="/c/pay/${session.id}">${session.id.slice(0, 20)}…</a><br>${escapeHtml(session.reference ?? '')}</td><td>${escapeHtml(connectedOf(session.scope) || 'own')}</td><td>${money(session.amount, session.currency)}</td><td>${session.status}</td><td>${payment?.status ?? ''}</td><td>${open ? button(`sessions/${session.id}/expire`, 'Expire') : ''}</td></tr>`;
}

const eventRow = ({ id, created, type }: StoredEvent): string =>
  `<tr><td>${at(created)}</td><td>${type}</td><td>${id}</td><td>${['again', 'late', 'forged'].map((how) => button(`events/${id}/${how}`, how)).join(' ')}</td></tr>`;
