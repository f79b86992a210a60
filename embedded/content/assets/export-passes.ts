import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const validMs = 6 * 3_600_000;

/**
 * Sanity's export tool fetches originals without its token: their addresses in an export carry a pass of their own, for one original and six
 * hours. It does not outlast the process.
 */
export class ExportPasses {
  readonly #key = randomBytes(32);

  /** @param now epoch milliseconds */
  of(name: string, now = Date.now()): string {
    const until = now + validMs;
    return `${until}.${this.#sign(name, until)}`;
  }

  isValid(name: string, pass: string, now = Date.now()): boolean {
    const [until = '', signature = ''] = pass.split('.');
    if (!(Number(until) > now)) return false;
    const [given, right] = [Buffer.from(signature), Buffer.from(this.#sign(name, Number(until)))];
    return given.length === right.length && timingSafeEqual(given, right);
  }

  #sign(name: string, until: number): string {
    return createHmac('sha256', this.#key).update(`${name} ${until}`).digest('hex');
  }
}
