import { text, url } from '@/web/platform/env.ts';
import type { Settings } from '../integration.ts';
import type { Group } from './port.ts';

export const variables = {
  /**
   * Origin of the group's own system, which accepts results at `POST /api/miscellaneous` (FORM-15).
   */
  GROUP_URL: url,
  GROUP_KEY: text,
};

export function open({ GROUP_URL: address, GROUP_KEY: key }: Settings<typeof variables>): Group | null {
  if (!address) return null;
  return {
    kind: 'vendor',
    takeValuation: async (result, idempotencyKey, signal) => {
      const response = await fetch(`${address.replace(/(?<!\/)\/+$/, '')}/api/miscellaneous`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': idempotencyKey,
          ...(key && { authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify(result),
        redirect: 'error',
        signal,
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The group's system answered ${response.status}.`);
    },
  };
}
