type SourceKind = 'url' | 'sftp';

/**
 * Where a dealer's stock is fetched from, as the site's office settings have it. Credentials are in
 * the environment alone.
 */
export type StockSource = {
  /** Slug of the site whose dealership's stock it is. */
  site: string;
  kind: SourceKind;
  address: string;
  user: string;
  /** "SHA256:…": of the SSH key that the server must show; empty for a URL. */
  fingerprint: string;
  everyMinutes: number;
  missing: 'withdrawn' | 'sold';
  /** Mail addresses that are notified of a feed that was refused. */
  notify: string[];
};

/** Its shape in the content: every field may be missing. */
export type SourceContent = { [Key in keyof Omit<StockSource, 'site'>]?: unknown } & { paused?: unknown };

export const minMinutes = 15;
export const maxMinutes = 1_440;
const usualMinutes = 60;

/** Some programs write base64 to its full length. */
export const fingerprintShape = /^SHA256:[A-Za-z0-9+/]{43}=?$/;

/** Null for a source that is paused, or not filled in. Throws a sentence for one that cannot be fetched. */
export function sourceOf(site: string, content: SourceContent): StockSource | null {
  const address = textOf(content.address);
  if (content.paused === true || address === '') return null;
  const kind = content.kind === 'sftp' ? 'sftp' : 'url';
  const fault = addressFault(kind, address);
  if (fault) throw new Error(fault);
  const fingerprint = textOf(content.fingerprint);
  const user = textOf(content.user);
  if (kind === 'sftp' && user === '') throw new Error('The stock feed has no user name for SFTP.');
  if (kind === 'sftp' && !fingerprintShape.test(fingerprint))
    throw new Error('The stock feed has no fingerprint of its SFTP server, such as SHA256: and 43 characters.');
  const minutes = Math.round(Number(content.everyMinutes ?? usualMinutes));
  const notify = Array.isArray(content.notify) ? content.notify.map(textOf).filter((one) => one.includes('@')) : [];
  return {
    site,
    kind,
    address,
    user,
    fingerprint: fingerprint.replace('=', ''),
    notify: notify.slice(0, 10),
    everyMinutes: Math.min(maxMinutes, Math.max(minMinutes, minutes || usualMinutes)),
    missing: content.missing === 'sold' ? 'sold' : 'withdrawn',
  };
}

/**
 * Why an address is none of this kind, a sentence; null for one that is. Which networks it may lead
 * to is decided at the connection.
 */
export function addressFault(kind: SourceKind, address: string): string | null {
  const url = URL.parse(address);
  const protocols = kind === 'sftp' ? ['sftp:'] : ['https:', 'http:'];
  const begins = kind === 'sftp' ? 'sftp://' : 'https://';
  if (!url || !protocols.includes(url.protocol) || url.hostname === '') return `The address must begin with ${begins}.`;
  if (url.username !== '' || url.password !== '')
    return 'The address must not hold a user name or a password: these have places of their own.';
  if (kind === 'sftp' && url.pathname.length < 2) return 'The address must name a file, like sftp://host/stock.csv.';
  return null;
}

/** The address without its query, which may hold what signs in: in reports, messages and logs. */
export function shownAddress(address: string): string {
  const url = URL.parse(address);
  return url ? `${url.protocol}//${url.host}${url.pathname}` : '';
}

/** Last part of the address, for the report of the import. */
export const fileOfAddress = (address: string): string =>
  decodedName(URL.parse(address)?.pathname.split('/').filter(Boolean).at(-1) ?? '') || 'feed';

function decodedName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Names of a site's variables: STOCK_FEED_SOUTHBANK_FORD_PASSWORD and the like. */
export const secretName = (site: string, what: 'PASSWORD' | 'KEY' | 'TOKEN' | 'HOST'): string =>
  `STOCK_FEED_${site.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_')}_${what}`;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
