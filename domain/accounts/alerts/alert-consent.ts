import { type AlertChannel, type AlertKind, alertKinds } from './alert-kinds.ts';
import { alertHours } from './alert-window.ts';

const list = new Intl.ListFormat('en-AU');

/** What a shopper agrees to by switching alerts on: who sends, how often, when, and how to end it (Spam Act 2003). */
export function consentTerms(dealer: string, timeZone: string): string {
  const { from, until } = alertHours;
  return `${dealer} may text or email me the alerts switched on here, whichever I choose. One message a day at most, between ${from} am and ${until - 12} pm ${zoneLabel(timeZone)}. Each one names ${dealer} and has a link that ends alerts without signing in.`;
}

/** The same with what was chosen, as it is stored beside the time of the agreement. */
export function consentRecord(
  dealer: string,
  timeZone: string,
  { kinds, channel }: { kinds: readonly AlertKind[]; channel: AlertChannel },
): string {
  const chosen = list.format(kinds.map((kind) => alertKinds[kind].title.toLowerCase()));
  const way = channel === 'sms' ? 'by text' : 'by email';
  return `${consentTerms(dealer, timeZone)} Chosen: ${chosen}, ${way}.`;
}

/** "Melbourne time". */
const zoneLabel = (timeZone: string): string => `${(timeZone.split('/').at(-1) ?? '').replaceAll('_', ' ')} time`;
