import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Time to follow the link, in milliseconds. */
const LIFETIME = 60_000;

/**
 * One-time codes that carry a sign-in from one host of this machine to another: `<user>.<expiry>.<nonce>.<signature>`.
 * The signing key lives as long as the process, and a code is good once.
 */
export class Handoff {
  readonly #key = randomBytes(32);
  readonly #used = new Map<string, number>();
  /** Users by the time, epoch milliseconds, until which their codes were revoked. */
  readonly #revoked = new Map<string, number>();

  issue(user: string): string {
    const body = [
      Buffer.from(user).toString('base64url'),
      Date.now() + LIFETIME,
      randomBytes(12).toString('base64url'),
    ].join('.');
    return `${body}.${this.#sign(body)}`;
  }

  /** The user that a code was issued for, and the code is used up; undefined when it is wrong, late or used. */
  redeem(code: string): string | undefined {
    const read = this.#read(code);
    if (!read) return undefined;
    this.#forgetOld();
    this.#used.set(read.nonce, read.expires);
    return read.user;
  }

  /** As `redeem`, and the code stays good. */
  userOf(code: string): string | undefined {
    return this.#read(code)?.user;
  }

  /**
   * Ends the codes that a user has: one that a session issued would else outlast the end of that
   * session.
   */
  revoke(user: string): void {
    this.#forgetOld();
    this.#revoked.set(user, Date.now());
  }

  #read(code: string): { user: string; expires: number; nonce: string } | undefined {
    const dot = code.lastIndexOf('.');
    const body = code.slice(0, Math.max(dot, 0));
    const expected = Buffer.from(this.#sign(body));
    const given = Buffer.from(code.slice(dot + 1));
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    const [encoded = '', until = '0', nonce = ''] = body.split('.');
    const user = Buffer.from(encoded, 'base64url').toString('utf8');
    const expires = Number(until);
    if (expires < Date.now() || this.#used.has(nonce)) return undefined;
    if (expires - LIFETIME <= (this.#revoked.get(user) ?? 0)) return undefined;
    return { user, expires, nonce };
  }

  #sign(body: string): string {
    return createHmac('sha256', this.#key).update(body).digest('base64url');
  }

  #forgetOld(): void {
    for (const [nonce, expires] of this.#used) if (expires < Date.now()) this.#used.delete(nonce);
    for (const [user, time] of this.#revoked) if (time + LIFETIME < Date.now()) this.#revoked.delete(user);
  }
}
