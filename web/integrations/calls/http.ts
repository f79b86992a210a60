import { text, url } from '@/web/platform/env.ts';
import type { Settings } from '../integration.ts';
import { vendorJson } from '../vendor-json.ts';
import { type Calls, trackedNumber } from './port.ts';

export const variables = {
  /**
   * The call-tracking service's address for a number in place of the dealer's: `GET
   * <url>?account=&phone=`.
   */
  CALLS_URL: url,
  CALLS_KEY: text,
};

export function open({ CALLS_URL: service, CALLS_KEY: key }: Settings<typeof variables>): Calls | null {
  if (!service) return null;
  return {
    kind: 'vendor',
    numberFor: async (account, phone, signal) => {
      const question = new URL(service);
      question.searchParams.set('account', account);
      question.searchParams.set('phone', phone);
      const result = trackedNumber.nullable().parse(await vendorJson(question, { key, signal }));
      return result?.number ?? null;
    },
  };
}
