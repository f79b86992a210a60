import { z } from 'zod';
import type { Account } from './port.ts';

/** Parses comma-separated `<site>=<value>`. `shape` must match the value. */
export const siteList = (shape: RegExp, sample: string) =>
  z
    .string()
    .default('')
    .transform((list, context): ReadonlyMap<string, string> => {
      const entries = list.split(',').filter((entry) => entry.trim() !== '');
      const pairs = entries.map((entry) => /^\s*([a-z0-9-]+)=(\S+?)\s*$/.exec(entry));
      // The value may be a secret: the message does not repeat it.
      if (pairs.some((pair) => !pair || !shape.test(pair[2] ?? '')))
        context.addIssue({ code: 'custom', message: `must be a list of <site>=${sample}` });
      return new Map(pairs.flatMap((pair) => (pair ? [[pair[1] ?? '', pair[2] ?? ''] as const] : [])));
    });

type MerchantSettings = {
  key: string | undefined;
  /**
   * Signing secrets of the deployment's endpoints: for its own account, for connected ones, and
   * former ones.
   */
  secrets: readonly string[];
  accounts: ReadonlyMap<string, string>;
  siteKeys: ReadonlyMap<string, string>;
  siteSecrets: ReadonlyMap<string, string>;
};

const ownKeys = 'site:';

/** Finds the merchant of a site. The constructor throws for contradictory settings. */
export class Merchants {
  readonly #settings: MerchantSettings;

  constructor(settings: MerchantSettings) {
    this.#settings = settings;
    const { key, secrets, accounts, siteKeys, siteSecrets } = settings;
    if (accounts.size > 0 && !key) throw new Error(missing('STRIPE_ACCOUNTS', 'STRIPE_SECRET_KEY'));
    if (key && secrets.length === 0) throw new Error(missing('STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'));
    for (const site of siteKeys.keys()) {
      if (!siteSecrets.has(site))
        throw new Error(missing(`STRIPE_SITE_KEYS for ${site}`, 'its STRIPE_SITE_WEBHOOK_SECRETS'));
      if (accounts.has(site))
        throw new Error(`The web app cannot start: ${site} stands in STRIPE_SITE_KEYS and in STRIPE_ACCOUNTS.`);
    }
  }

  /**
   * A site with its own keys is its own merchant; one with a connected account uses that. The
   * account of STRIPE_SECRET_KEY serves all sites only if no site is named, so that no dealer's
   * money goes to another.
   */
  accountOf(site: string): Account | null {
    const { key, accounts, siteKeys } = this.#settings;
    if (siteKeys.has(site)) return `${ownKeys}${site}`;
    const connected = accounts.get(site);
    if (connected) return connected;
    return key && accounts.size === 0 && siteKeys.size === 0 ? '' : null;
  }

  /**
   * The secret key for an account, and its connected account. Null for an account of a former
   * configuration.
   */
  credentialsOf(account: Account): { key: string; connected?: string } | null {
    const { key, siteKeys } = this.#settings;
    if (account.startsWith(ownKeys)) {
      const own = siteKeys.get(account.slice(ownKeys.length));
      return own ? { key: own } : null;
    }
    if (!key) return null;
    return account === '' ? { key } : { key, connected: account };
  }

  /**
   * All signing secrets with the account whose events they sign; null if the event names a
   * connected account itself.
   */
  get signers(): { secret: string; account: Account | null }[] {
    const { secrets, siteSecrets } = this.#settings;
    return [
      ...secrets.map((secret) => ({ secret, account: null })),
      ...[...siteSecrets].map(([site, secret]) => ({ secret, account: `${ownKeys}${site}` })),
    ];
  }
}

const missing = (set: string, lacks: string): string => `The web app cannot start: ${set} is set without ${lacks}.`;
