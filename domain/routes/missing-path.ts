import { isReservedPath } from './endpoints.ts';
import { routeOfPath } from './route-of-path.ts';

/** `referrer`: the host of the page that linked to it last, empty for none; `days`: on how many of 30 days it was requested. */
export type MissingPage = { path: string; referrer: string; count: number; days: number };

const maxLength = 200;
/** Letters, digits and what joins them; the last part may end as pages of other systems do. Pictures and scripts are not pages. */
const pagePath = /^(?:\/[\w~-]{1,100}){1,8}(?:\.(?:html?|php|aspx?|jsp|cfm))?$/;
/** What no shop links to: doors that scanners try. */
const scanned =
  /^\/(?:wp-|(?:wordpress|xmlrpc|cgi-bin|phpmyadmin|pma|admin|administrator|vendor|config|backup|shell)(?:[/.]|$))/i;
/** A number of a phone or a card, or a key: it may belong to a person. */
const personal = /\d[\d_-]{7}|[0-9a-f]{16}|[\w-]{60}/i;
/** As in links that we mail. */
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-/i;
/** Long, with small letters, capitals and digits mixed, as no page is called. */
const isRandomKey = (part: string): boolean => part.length >= 32 && /[a-z][A-Z]/.test(part) && /\d/.test(part);

const isSomebodys = (path: string): boolean =>
  personal.test(path) || uuid.test(path) || path.split('/').some(isRandomKey);

/**
 * An address that leads nowhere as staff may see it, without its query; null for what no shopper's
 * link would contain, and for what could identify a person.
 */
export function missingPath(path: string): string | null {
  if (path.length > maxLength || !pagePath.test(path) || scanned.test(path) || isReservedPath(path)) return null;
  const { kind, route } = routeOfPath(path);
  if (kind !== 'composed' && route.audience !== 'public') return null;
  return isSomebodys(path) ? null : path;
}

/** The host of the page that linked to it; empty for none, and for an invalid one. */
export function referrerHost(referrer: string | undefined): string {
  const { protocol, hostname = '' } = URL.parse(referrer ?? '') ?? {};
  return /^https?:$/.test(protocol ?? '') && /^[a-z0-9.-]{1,100}$/.test(hostname) ? hostname : '';
}
