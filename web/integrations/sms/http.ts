import { text, url } from '@/web/platform/env.ts';
import type { Settings } from '../integration.ts';
import { kindOf, sandboxNames } from '../sandbox-names.ts';
import type { Sms, TextMessage } from './port.ts';

export const variables = {
  /**
   * The text gateway: `POST <url>` with JSON `{ to, from, text }` and an idempotency key (SAVE-06).
   */
  SMS_URL: url,
  SMS_KEY: text,
  SANDBOXES: sandboxNames,
};

const timeoutMs = 8_000;

export function open({ SMS_URL: address, SMS_KEY: key, SANDBOXES: sandboxes }: Settings<typeof variables>): Sms | null {
  if (!address) return null;
  const kind = kindOf('sms', sandboxes);
  return {
    kind,
    ...(kind === 'sandbox' && { inbox: `${new URL(address).origin}/texts` }),
    send: (message) => post(address, key, message),
  };
}

async function post(address: string, key: string | undefined, { id, ...message }: TextMessage): Promise<void> {
  const response = await fetch(address, {
    method: 'POST',
    redirect: 'error',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': id,
      ...(key && { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify(message),
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The text gateway answered ${response.status}.`);
}
