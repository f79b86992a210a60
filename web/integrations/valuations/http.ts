import { text, url } from '@/web/env.ts';
import type { Settings } from '../integration.ts';
import { marketValue, type Valuations } from './port.ts';

export const variables = {
  /** Where the source of trade values is asked, JSON by POST (FORM-09). */
  VALUATIONS_URL: url,
  VALUATIONS_KEY: text,
};

export function open({ VALUATIONS_URL: address, VALUATIONS_KEY: key }: Settings<typeof variables>): Valuations | null {
  if (!address) return null;
  const headers = { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) };
  return {
    kind: 'vendor',
    value: async (car, signal) => {
      const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(car), signal });
      if (answer.status === 204 || answer.status === 404) return null;
      if (!answer.ok) throw new Error(`The source of trade values answered ${answer.status}.`);
      return marketValue.parse(await answer.json());
    },
  };
}
