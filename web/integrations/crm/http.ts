import { isWebhook, ownCrm } from '@/domain/leads/destinations.ts';
import { url } from '@/web/platform/env.ts';
import type { Settings } from '../integration.ts';
import { kindOf, sandboxNames } from '../sandbox-names.ts';
import type { Crm, CrmMessage } from './port.ts';
import { type PublicPost, postPublic } from './post-public.ts';
import { signedHeaders } from './signature.ts';

export const variables = {
  /** The deployment's own lead system; sites name it "crm". */
  CRM_URL: url,
  SANDBOXES: sandboxNames,
};

/** Less than a worker's claim on a job (web/records/lead-queue.ts), milliseconds. */
const timeoutMs = 15_000;

export function open({ CRM_URL: own, SANDBOXES: sandboxes }: Settings<typeof variables>): Crm | null {
  if (!own) return null;
  return {
    kind: kindOf('crm', sandboxes),
    post: (message) => post(message, own),
  };
}

async function post({ target, ...message }: CrmMessage, own: string): Promise<void> {
  const sent = { headers: signedHeaders(message), body: message.body, signal: AbortSignal.timeout(timeoutMs) };
  if (target !== ownCrm && !isWebhook(target)) throw new Error('This is no https address.');
  const status = target === ownCrm ? await postOwn(own, sent) : await postPublic(target, sent);
  if (status < 200 || status > 299) throw new Error(`The lead system answered ${status}.`);
}

/** Posts to the system of the environment, which may be in a private network. */
async function postOwn(own: string, sent: PublicPost): Promise<number> {
  const response = await fetch(own, { method: 'POST', redirect: 'error', ...sent });
  await response.body?.cancel();
  return response.status;
}
