import { text, url } from '@/web/platform/env.ts';
import type { Settings } from '../integration.ts';
import { vendorJson } from '../vendor-json.ts';
import { gaugeResponse, type Market, marketValue } from './port.ts';

export const variables = {
  /**
   * Address of the market source: compares prices (`/gauge`, VDP-12) and values a shopper's car
   * (`/value`, FORM-09).
   */
  MARKET_URL: url,
  MARKET_KEY: text,
};

export function open({ MARKET_URL: address, MARKET_KEY: key }: Settings<typeof variables>): Market | null {
  if (!address) return null;
  /** Null if the source does not have the vehicle. */
  const post = (path: string, body: unknown, signal: AbortSignal) =>
    vendorJson(`${address.replace(/(?<!\/)\/+$/, '')}/${path}`, { key, body, signal });
  return {
    kind: 'vendor',
    gauge: async (question, signal) => gaugeResponse.nullable().parse(await post('gauge', question, signal)),
    value: async (car, signal) => marketValue.nullable().parse(await post('value', car, signal)),
  };
}
