import { text, url } from '@/web/platform/env.ts';
import type { Settings } from '../integration.ts';
import { vendorJson } from '../vendor-json.ts';
import { type Quotes, youxQuote } from './port.ts';

export const variables = {
  /** Address of youX, for quotes (FIN-10). */
  YOUX_URL: url,
  YOUX_KEY: text,
};

export function open({ YOUX_URL: address, YOUX_KEY: key }: Settings<typeof variables>): Quotes | null {
  if (!address) return null;
  return {
    kind: 'vendor',
    quote: async (_, request, signal) => {
      const quote = await vendorJson(address, { key, body: request, signal });
      if (quote === null) throw new Error('youX has no quote.');
      return youxQuote.parse(quote);
    },
  };
}
