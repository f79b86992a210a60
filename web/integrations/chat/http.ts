import { text, url } from '@/web/platform/env.ts';
import type { Settings } from '../integration.ts';
import { vendorJson } from '../vendor-json.ts';
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
      const result = launcher.nullable().parse(await vendorJson(question, { key, signal }));
      return result?.available ? result.address : null;
    },
  };
}
