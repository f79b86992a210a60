import PostalMime from 'postal-mime';
import { type Behaviour, behaviourOf, behaviours } from './behaviour.ts';
import { page as document, escapeHtml } from './html.ts';
import type { Arrival, Kind, Store } from './store.ts';

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color:#16181d}table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:6px 12px 6px 0;border-bottom:1px solid #d5d9e0;vertical-align:top}pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#eef0f4;padding:16px;border-radius:8px}form{display:inline}button[disabled]{font-weight:700}h2{margin-top:2.5rem}';

/** Nothing that arrived is ever markup or script of this page. */
export const pagePolicy = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'";

const page = (title: string, body: string): string => document(title, style, body);

const shownInList = 100;
/** So much of an arrival shows what it is about, characters. */
const headLength = 20_000;

/** What arrived last, and how the two receivers behave. */
export function overview(store: Store): string {
  return page(
    'Sandbox: mail, texts and lead system',
    `<h1>Sandbox</h1><p>Mails, texts and messages to lead systems end here; nothing leaves this machine. <a href="/">Look again</a> · <a href="/payments">Payments</a></p>${section(store, 'mail', 'Mailbox')}${section(store, 'sms', 'Texts')}${section(store, 'crm', 'Lead system')}`,
  );
}

function section(store: Store, kind: Kind, title: string): string {
  const rows = store.list(kind, shownInList, headLength).map(row).join('');
  return `<h2>${title}</h2><p>It is ${behaviours.map((one) => button(kind, one)).join(' ')}</p><table><thead><tr><th>Arrived</th><th>${kind === 'crm' ? 'Message' : 'To'}</th><th>About</th></tr></thead><tbody>${rows}</tbody></table>`;
}

const button = (kind: Kind, behaviour: Behaviour): string =>
  `<form method="post" action="/behave/${kind}/${behaviour}"><button${behaviourOf(kind) === behaviour ? ' disabled' : ''}>${behaviour}</button></form>`;

function row({ id, at, title, kind, body }: Arrival): string {
  const about = kind === 'mail' ? subjectOf(body) : kind === 'sms' ? textOfMessage(body).text : typeOf(body);
  const receiver = kind === 'sms' ? textOfMessage(body).to : title;
  return `<tr><td><a href="/arrivals/${id}">${at.slice(0, 19).replace('T', ' ')}</a></td><td>${escapeHtml(receiver)}</td><td>${escapeHtml(about)}</td></tr>`;
}

/** As it is in the source; encoded words are shown decoded on the mail's own page. */
const subjectOf = (source: string): string => /^Subject: ([^\r\n]*(?:\r?\n[ \t][^\r\n]*)*)/im.exec(source)?.[1] ?? '';

function typeOf(body: string): string {
  const [, type] = /"type":"([\w.]+)"/.exec(body) ?? [];
  return type ?? '';
}

/** What phones would have shown, the newest first; the code of a sign-in on a demo site is here. */
export function textsPage(store: Store): string {
  const texts = store.list('sms', shownInList, headLength).map(({ at, body }) => {
    const { to, text } = textOfMessage(body);
    return `<h2>${escapeHtml(to)}</h2><p>${at.slice(0, 19).replace('T', ' ')} UTC</p><pre>${escapeHtml(text)}</pre>`;
  });
  const none = '<p>No text has been sent yet.</p>';
  return page(
    'Sandbox: texts',
    `<h1>Texts</h1><p>No phone gets these: they end on this machine. <a href="/texts">Look again</a> · <a href="/">Everything else</a></p>${texts.join('') || none}`,
  );
}

function textOfMessage(body: string): { to: string; text: string } {
  try {
    const { to, text } = JSON.parse(body) as Record<string, unknown>;
    return { to: String(to ?? ''), text: String(text ?? '') };
  } catch {
    return { to: '', text: body };
  }
}

/** One arrival: a mail by its parts, a message with its headers. */
export async function arrivalPage(arrival: Arrival): Promise<string> {
  if (arrival.kind !== 'mail')
    return page(
      'Message',
      `<p><a href="/">All</a></p><h1>Message</h1><pre>${escapeHtml(arrival.headers)}</pre><pre>${escapeHtml(pretty(arrival.body))}</pre>`,
    );
  const mail = await PostalMime.parse(arrival.body);
  const attachments = mail.attachments.map(
    ({ filename, mimeType, content }) =>
      `<h2>${escapeHtml(filename ?? 'attachment')} (${escapeHtml(mimeType)})</h2><pre>${escapeHtml(textOf(content))}</pre>`,
  );
  const facts = [
    ['From', `${mail.from?.name ?? ''} <${mail.from?.address ?? ''}>`],
    ['To', arrival.title],
    ['Reply to', mail.replyTo?.map(({ address }) => address).join(', ') ?? ''],
    ['Message id', mail.messageId ?? ''],
  ].map(([name = '', value = '']) => `<tr><th>${name}</th><td>${escapeHtml(value)}</td></tr>`);
  return page(
    mail.subject ?? 'Mail',
    `<p><a href="/">All</a></p><h1>${escapeHtml(mail.subject ?? '')}</h1><table>${facts.join('')}</table><pre>${escapeHtml(mail.text ?? '')}</pre>${attachments.join('')}`,
  );
}

const textOf = (content: ArrayBuffer | Uint8Array | string): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);

function pretty(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
}
