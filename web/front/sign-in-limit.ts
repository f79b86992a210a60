import type { IncomingMessage, ServerResponse } from 'node:http';
import { senderNetwork } from '@/web/leads/sender.ts';
import type { Records } from '@/web/records/database.ts';
import { SharedLimit } from '@/web/records/shared-limit.ts';
import { readBody } from './body.ts';
import { proxyToContent } from './content-proxy.ts';
import { log, reason } from './log.ts';
import { plainAnswer } from './plain-answer.ts';

/** An email address, a password and where to go, urlencoded. */
const largestForm = 16 * 1024;
const withinSeconds = 15 * 60;

type Counter = Pick<SharedLimit, 'wait' | 'forgive' | 'forget'>;

/**
 * Wrong passwords, counted in the records by all web processes together: ten of one address at one account, fifty of one address at all.
 * By both together, so that a stranger's guesses do not lock the owner out; who signs in gets no more guesses at others by it.
 */
export class SignInLimit {
  readonly #account: Counter;
  readonly #address: Counter;

  constructor(records: Pick<Records, 'pool'>) {
    this.#account = new SharedLimit(records, { name: 'sign-in', most: 10, withinSeconds });
    this.#address = new SharedLimit(records, { name: 'sign-in-address', most: 50, withinSeconds });
  }

  /** Counts an attempt before its password is looked at, so that parallel guesses count as well; seconds to wait, 0 when it may be made. */
  async wait(email: string, address: string): Promise<number> {
    const waits = await Promise.all([this.#account.wait(`${email} from ${address}`), this.#address.wait(address)]);
    return Math.max(...waits);
  }

  async succeeded(email: string, address: string): Promise<void> {
    await Promise.all([this.#account.forget(`${email} from ${address}`), this.#address.forgive(address)]);
  }
}

/** Whether a request is an attempt to sign in at the embedded content service. */
export const isSignIn = ({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): boolean =>
  method === 'POST' && /^\/lake(?:\/v[\w-]+)?\/auth\/login(?:\?|$)/.test(url);

/** Passes an attempt on to the content service, unless its account or its address have had too many. */
export async function sendSignIn(
  request: IncomingMessage,
  response: ServerResponse,
  { contentUrl, limit }: { contentUrl: string; limit: Pick<SignInLimit, 'wait' | 'succeeded'> },
): Promise<void> {
  const body = await readBody(request, largestForm);
  if (body === null) return plainAnswer(response, 413);
  const email = (new URLSearchParams(body.toString('utf8')).get('email') ?? '').trim().toLowerCase().slice(0, 200);
  const address = senderNetwork(request);
  const wait = await limit.wait(email, address);
  if (wait > 0) return plainAnswer(response, 429, { 'Retry-After': String(wait) });
  response.once('finish', () => {
    // A right password leads on; everything else is the form again.
    if (response.statusCode !== 303) return;
    limit
      .succeeded(email, address)
      .catch((error: unknown) => log('warn', 'sign-in-not-forgiven', { reason: reason(error) }));
  });
  proxyToContent(request, response, contentUrl, { body });
}
