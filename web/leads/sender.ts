/** Tells the app's own endpoints whose address asked. The front sets it, whatever the request said. */
export const addressHeader = 'x-forecourt-address';

const inside = /^(?:::1$|(?:::ffff:)?(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.|f[cd])/i;

/**
 * Whose request it is: the peer, or, where that is a proxy inside our own network, whom the proxy names last in X-Forwarded-For. What
 * stands before that is the sender's own claim.
 */
export function senderAddress(peer: string | undefined, forwarded: string | undefined): string {
  if (!peer || !inside.test(peer)) return peer ?? '';
  return forwarded?.split(',').at(-1)?.trim() || peer;
}

/** Whether a browser sent it from a page of another site. */
export function isForeign(origin: string | null | undefined, host: string | null | undefined): boolean {
  if (!origin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

/** Whether the browser reached us by https, as the proxy in front says. */
export const isSecure = ({ headers }: Request): boolean =>
  headers.get('x-forwarded-proto')?.split(',').at(-1)?.trim() === 'https';
