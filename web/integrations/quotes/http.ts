import { text, url } from '@/web/platform/env.ts';
import type { Settings } from '../integration.ts';
import { type Quotes, youxQuote } from './port.ts';

export const variables = {
  /** Address of youX, for quotes (FIN-10). */
  YOUX_URL: url,
  YOUX_KEY: text,
};

export function open({ YOUX_URL: address, YOUX_KEY: key }: Settings<typeof variables>): Quotes | null {
  if (!address) return null;
  const headers = { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) };
  return {
    kind: 'vendor',
    quote: async (_, request, signal) => {
      const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(request), signal });
      if (!response.ok) throw new Error(`youX answered ${response.status}.`);
      return youxQuote.parse(await response.json());
    },
  };
}
