import { text, url } from '@/web/platform/env.ts';
import type { Settings } from '../integration.ts';
import { siteList } from '../payments/merchants.ts';
import type { MeasuredVisit, Measuring, MeasuringVendor } from './port.ts';
import { googleBody, metaBody } from './vendor-bodies.ts';

export const variables = {
  /** API secrets of Google Analytics, comma-separated `<site>=<secret>`. */
  GOOGLE_MEASURING_SECRETS: siteList(/^[\w-]{10,}$/, '<secret>'),
  /** Access tokens of Meta's Conversions API, in the same form. */
  META_MEASURING_TOKENS: siteList(/^\w{20,}$/, '<token>'),
  /** Addresses of servers that replace the vendors. */
  GOOGLE_MEASURING_URL: url,
  META_MEASURING_URL: url,
  META_MEASURING_VERSION: text,
};

export function open(settings: Settings<typeof variables>): Measuring | null {
  const secrets: Record<MeasuringVendor, ReadonlyMap<string, string>> = {
    google: settings.GOOGLE_MEASURING_SECRETS,
    meta: settings.META_MEASURING_TOKENS,
  };
  if (secrets.google.size + secrets.meta.size === 0) return null;
  const google = settings.GOOGLE_MEASURING_URL ?? 'https://www.google-analytics.com';
  const meta = settings.META_MEASURING_URL ?? 'https://graph.facebook.com';
  const version = settings.META_MEASURING_VERSION ?? 'v25.0';
  const requestOf = (vendor: MeasuringVendor, visit: MeasuredVisit, secret: string): [URL, string] => {
    if (vendor === 'google') {
      const address = new URL('/mp/collect', google);
      address.searchParams.set('measurement_id', visit.account);
      address.searchParams.set('api_secret', secret);
      return [address, JSON.stringify(googleBody(visit))];
    }
    const address = new URL(`/${version}/${encodeURIComponent(visit.account)}/events`, meta);
    return [address, JSON.stringify({ ...metaBody(visit), access_token: secret })];
  };
  return {
    kind: 'vendor',
    async send(vendor, visit, signal) {
      const secret = secrets[vendor].get(visit.site);
      if (!secret) return;
      const [address, body] = requestOf(vendor, visit, secret);
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(address, { method: 'POST', redirect: 'error', headers, body, signal });
      await response.body?.cancel();
      // The address contains the key: it must not be in the message.
      if (!response.ok) throw new Error(`The measuring service answered ${response.status}.`);
    },
  };
}
