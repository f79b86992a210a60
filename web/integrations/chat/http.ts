import { text, url } from '@/web/platform/env.ts';
import type { Settings } from '../integration.ts';
import { type Chat, launcher } from './port.ts';

export const variables = {
  /** Address of the chat service's availability: `GET <url>?site=`. */
  CHAT_URL: url,
  CHAT_KEY: text,
};

export function open({ CHAT_URL: service, CHAT_KEY: key }: Settings<typeof variables>): Chat | null {
  if (!service) return null;
  return {
    kind: 'vendor',
    addressOf: async (site, signal) => {
      const question = new URL(service);
      question.searchParams.set('site', site);
      const response = await fetch(question, { headers: key ? { authorization: `Bearer ${key}` } : {}, signal });
      if (response.status === 404) return null;
      if (!response.ok) throw new Error(`The chat service answered ${response.status}.`);
      const { available, address } = launcher.parse(await response.json());
      return available ? address : null;
    },
  };
}
