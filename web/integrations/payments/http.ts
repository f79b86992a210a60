import Stripe from 'stripe';
import { z } from 'zod';
import { CircuitBreaker } from '@/web/platform/circuit-breaker.ts';
import { text, url } from '@/web/platform/env.ts';
import { httpProbe } from '@/web/platform/service-health.ts';
import type { Settings } from '../integration.ts';
import { kindOf, sandboxNames } from '../sandbox-names.ts';
import { Merchants, siteList } from './merchants.ts';
import type { Payments } from './port.ts';
import { type Speak, StripePayments } from './stripe-payments.ts';

export const variables = {
  /** The secret key of the deployment's account at Stripe. */
  STRIPE_SECRET_KEY: text,
  /**
   * Comma-separated signing secrets of its webhook endpoints: for own events, for connected
   * accounts, and former ones.
   */
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((secret) => secret.trim() || [])),
  /** Sites with connected accounts (direct charges): comma-separated `<site>=acct_…`. */
  STRIPE_ACCOUNTS: siteList(/^acct_\w+$/, 'acct_…'),
  /** Sites with their own keys: comma-separated `<site>=sk_…`, and the signing secret of each. */
  STRIPE_SITE_KEYS: siteList(/^[sr]k_\w+$/, 'sk_…'),
  STRIPE_SITE_WEBHOOK_SECRETS: siteList(/^whsec_\S+$/, 'whsec_…'),
  /** Address of a server that replaces Stripe: the sandbox. */
  STRIPE_API_URL: url,
  SANDBOXES: sandboxNames,
};

const stripeUrl = 'https://api.stripe.com';
const timeoutMs = 8_000;
/** Longer than for stores, since the provider may wait for a bank. */
const limits = { suspectMs: 6_000, probeMs: 2_000, everyMs: 1_000 };

export function open(settings: Settings<typeof variables>): Payments | null {
  const { STRIPE_SECRET_KEY: key, STRIPE_SITE_KEYS: siteKeys, STRIPE_API_URL: apiUrl = stripeUrl } = settings;
  if (!key && siteKeys.size === 0 && settings.STRIPE_ACCOUNTS.size === 0) return null;
  const merchants = new Merchants({
    key,
    secrets: settings.STRIPE_WEBHOOK_SECRET,
    accounts: settings.STRIPE_ACCOUNTS,
    siteKeys,
    siteSecrets: settings.STRIPE_SITE_WEBHOOK_SECRETS,
  });
  return new StripePayments(merchants, speakTo(new URL(apiUrl)), kindOf('payments', settings.SANDBOXES));
}

/** One client for each secret key; all share one circuit breaker. */
function speakTo({ protocol, hostname, port, origin }: URL): Speak {
  const clients = new Map<string, Stripe>();
  const circuit = new CircuitBreaker('payments', httpProbe(`${origin}/`), limits);
  const clientOf = (key: string): Stripe => {
    const made =
      clients.get(key) ??
      new Stripe(key, {
        protocol: protocol === 'http:' ? 'http' : 'https',
        host: hostname,
        port: port || (protocol === 'http:' ? 80 : 443),
        timeout: timeoutMs,
        maxNetworkRetries: 1,
        telemetry: false,
      });
    clients.set(key, made);
    return made;
  };
  return (key, task) => circuit.run(() => task(clientOf(key)));
}
