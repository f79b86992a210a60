import { FairSemaphore } from '../fair-semaphore.ts';
import { RateLimit } from './rate-limit.ts';

const WINDOW_MILLISECONDS = 15 * 60 * 1000;
/**
 * Wrong passwords within the window: in one browser that the account has signed in with before, and
 * of one address elsewhere.
 */
const EACH = 10;
/**
 * Failures of one address beyond which its browsers without a device cookie have fewer tries at
 * each account, and how many.
 */
const [BUSY_ADDRESS, EACH_OF_BUSY] = [50, 2];
/** Failures at one account from all browsers without its device cookie. */
const ACCOUNT = 100;

export interface Attempt {
  readonly email: string;
  /** An address, or the network of one. */
  readonly network: string;
  /** The browser, where this account has signed in with it before. */
  readonly device: string | undefined;
}

/**
 * Guesses at passwords have an end and lock no one out but their sender: an account is counted by
 * the browsers with its device cookie, each by itself, and by the addresses of those without.
 * However many guesses come from one address, its staff sign in with the browsers that they use
 * every day, and have two tries in a new one.
 */
export class SignInLimit {
  readonly #counts = new RateLimit(WINDOW_MILLISECONDS);
  /**
   * A password takes 50 ms of a core: addresses, and browsers with a device cookie, are served in
   * turn.
   */
  readonly #semaphore = new FairSemaphore({ atOnce: 2, maxWaiting: 64, maxWaitingEach: 16 });

  /** Waits until a password may be checked, and returns what ends the check; null where too many wait. */
  admit({ network, device }: Attempt): Promise<(() => void) | null> {
    return this.#semaphore.take(device ?? network);
  }

  /**
   * Seconds to wait, 0 when the attempt may be made. It is counted before the slow check of the
   * password, so that parallel guesses count as well.
   */
  wait(attempt: Attempt): number {
    const { mine, address, account } = keysOf(attempt);
    const wait = attempt.device
      ? this.#counts.wait(mine, EACH)
      : Math.max(
          this.#counts.wait(mine, this.#counts.wait(address, BUSY_ADDRESS) > 0 ? EACH_OF_BUSY : EACH),
          this.#counts.wait(account, ACCOUNT),
        );
    if (wait > 0) return wait;
    this.#counts.fail(mine);
    if (!attempt.device) for (const key of [address, account]) this.#counts.fail(key);
    return 0;
  }

  /** An account's owner gets no more guesses at others by signing in between them. */
  succeeded(attempt: Attempt): void {
    const { mine, address, account } = keysOf(attempt);
    this.#counts.succeed(mine);
    if (!attempt.device) for (const key of [address, account]) this.#counts.forgive(key);
  }
}

const keysOf = ({ email, network, device }: Attempt) => ({
  mine: device ? `${email} in ${device}` : `${email} from ${network}`,
  address: `address ${network}`,
  account: `account ${email}`,
});
