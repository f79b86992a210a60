import { isWebhook, ownCrm } from '@/domain/leads/destinations.ts';
import { url } from '@/web/env.ts';
import type { Settings } from '../integration.ts';
import type { Crm, CrmMessage } from './port.ts';
import { checkPublic } from './public-address.ts';
import { signedHeaders } from './signature.ts';

export const variables = {
  /** The lead system that this deployment is connected to; sites name it "crm". */
  CRM_URL: url,
};

/** Less than a worker's claim on a delivery (web/records/lead-queue.ts), milliseconds. */
const timeoutMs = 15_000;

export function open({ CRM_URL: own }: Settings<typeof variables>): Crm | null {
  if (!own) return null;
  return {
    kind: /^(127\.|localhost$|\[::1\]$)/.test(new URL(own).hostname) ? 'sandbox' : 'vendor',
    post: (message) => post(message, own),
  };
}

async function post({ target, ...message }: CrmMessage, own: string): Promise<void> {
  const address = target === ownCrm ? own : target;
  if (target !== ownCrm) {
    if (!isWebhook(target)) throw new Error('This is no https address.');
    await checkPublic(new URL(target).hostname);
  }
  const answer = await fetch(address, {
    method: 'POST',
    headers: signedHeaders(message),
    body: message.body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The lead system answered ${answer.status}.`);
}
