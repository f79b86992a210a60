import { text, url } from '@/web/platform/env.ts';
import type { Settings } from '../integration.ts';
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
  const headers = { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) };
  /** Null if the source does not have the vehicle. */
  const post = async (path: string, question: unknown, signal: AbortSignal): Promise<unknown> => {
    const body = JSON.stringify(question);
    const response = await fetch(`${address.replace(/(?<!\/)\/+$/, '')}/${path}`, {
      method: 'POST',
      headers,
      body,
      signal,
    });
    if (response.status === 204 || response.status === 404) return null;
    if (!response.ok) throw new Error(`The market source answered ${response.status}.`);
    return response.json();
  };
  return {
    kind: 'vendor',
    gauge: async (question, signal) => gaugeResponse.nullable().parse(await post('gauge', question, signal)),
    value: async (car, signal) => marketValue.nullable().parse(await post('value', car, signal)),
  };
}
