import type { SiteOptions } from '@/domain/switches/options.ts';
import { isEmailAddress } from '@/domain/text/email-address.ts';
import { parseUrl } from '@/domain/text/parse-url.ts';

/** Where an enquiry goes: a mailbox of people, a mailbox of a lead system that reads ADF, or an address that takes signed JSON. */
export type Destination = { kind: 'inbox' | 'adf' | 'webhook'; target: string };

/** A recipient of a message about an enquiry: also the shopper, the group's own system for a valuation result (FORM-15), and those who hear that it is overdue. */
export type AnyDestination = Destination | { kind: 'receipt' | 'answer' | 'group' | 'overdue'; target: string };

/** What the group's own system gets, by the name that it has for it (FORM-15). */
export const groupResult = { kind: 'group', target: 'valuation' } as const satisfies AnyDestination;

/** Names the lead system that the deployment itself is connected to (CRM_URL), so that no address of it is in content. */
export const ownCrm = 'crm';

/** More destinations than any dealer has; content may list any number. */
const max = 10;

/**
 * The destinations of one enquiry, each once: the site's options, and the addresses that the form
 * names, which replace the site's own inbox. An invalid address is left out (the studio reports it
 * where it is typed).
 */
export function destinationsOf(
  options: Pick<SiteOptions, 'leadInbox' | 'leadAdf' | 'leadWebhook'>,
  formAddresses: readonly string[],
): Destination[] {
  const inbox = formAddresses.length > 0 ? formAddresses : options.leadInbox;
  const all: Destination[] = [
    ...inbox.filter(isEmailAddress).map((target) => ({ kind: 'inbox' as const, target })),
    ...options.leadAdf.filter(isEmailAddress).map((target) => ({ kind: 'adf' as const, target })),
    ...options.leadWebhook.filter(isWebhook).map((target) => ({ kind: 'webhook' as const, target })),
  ];
  const byTarget = new Map(all.map((one) => [`${one.kind} ${one.target.toLowerCase()}`, one]));
  return [...byTarget.values()].slice(0, max);
}

/** HTTPS to a named host: never an address inside a private network. */
export function isWebhook(target: string): boolean {
  if (target === ownCrm) return true;
  const url = parseUrl(target);
  if (url?.protocol !== 'https:' || url.username || url.password) return false;
  const { hostname } = url;
  return hostname.includes('.') && !hostname.endsWith('.localhost') && !/^[\d.]+$|^\[/.test(hostname);
}
