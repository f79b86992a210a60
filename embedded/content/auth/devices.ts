import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '../store/database.ts';

/** People whom one browser remembers. */
const MAX_PEOPLE = 5;
const BYTES = 18;

/**
 * Browsers in which a person has signed in before: a cookie `<device>.<proof>.<proof>…`, a proof
 * for each person. It signs no one in; it distinguishes the owner of an account from those who
 * guess at it (OWASP, "Device cookies").
 */
export class Devices {
  readonly #key: Uint8Array;

  constructor(database: Database) {
    database.prepare('insert or ignore into secrets values (?, ?)').run('devices', randomBytes(32));
    const value = database.prepare('select value from secrets where name = ?').get('devices')?.value;
    if (!(value instanceof Uint8Array)) throw new Error('The key of devices cannot be read.');
    this.#key = value;
  }

  /** The device of a cookie, where this very account signed in; undefined for every other. */
  find(cookie: string | undefined, email: string): string | undefined {
    const [device = '', ...proofs] = (cookie ?? '').split('.').slice(0, MAX_PEOPLE + 1);
    const expected = Buffer.from(this.#proof(device, email));
    const isRemembered = proofs.some((proof) => {
      const given = Buffer.from(proof);
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
    return isRemembered ? device : undefined;
  }

  /** The cookie after this account has signed in: its proof comes first. */
  remember(cookie: string | undefined, email: string): string {
    const [given = '', ...proofs] = (cookie ?? '').split('.');
    const device = /^[\w-]{24}$/.test(given) ? given : randomBytes(BYTES).toString('base64url');
    const mine = this.#proof(device, email);
    const others = proofs.filter((proof) => /^[\w-]{24}$/.test(proof) && proof !== mine);
    return [device, mine, ...others].slice(0, MAX_PEOPLE + 1).join('.');
  }

  #proof(device: string, email: string): string {
    return createHmac('sha256', this.#key)
      .update(`${device} ${email}`)
      .digest()
      .subarray(0, BYTES)
      .toString('base64url');
  }
}
