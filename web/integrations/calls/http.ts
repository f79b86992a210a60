import { text, url } from '@/web/platform/env.ts';
import type { Settings } from '../integration.ts';
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
      const response = await fetch(question, { headers: key ? { authorization: `Bearer ${key}` } : {}, signal });
      if (response.status === 204 || response.status === 404) return null;
      if (!response.ok) throw new Error(`The call-tracking service answered ${response.status}.`);
      return trackedNumber.parse(await response.json()).number;
    },
  };
}
