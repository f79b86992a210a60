import { text, url } from '@/web/env.ts';
import type { Settings } from '../integration.ts';
import { gaugeAnswer, type Market } from './port.ts';

export const variables = {
  /** Where the market source is asked how a price stands (VDP-12). */
  MARKET_URL: url,
  MARKET_KEY: text,
};

export function open({ MARKET_URL: address, MARKET_KEY: key }: Settings<typeof variables>): Market | null {
  if (!address) return null;
  const headers = { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) };
  return {
    kind: 'vendor',
    gauge: async (question, signal) => {
      const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(question), signal });
      if (answer.status === 204 || answer.status === 404) return null;
      if (!answer.ok) throw new Error(`The market source answered ${answer.status}.`);
      return gaugeAnswer.parse(await answer.json());
    },
  };
}
