import { createHash } from 'node:crypto';
import type { Filled } from '@/domain/leads/form.ts';
import { parametersOf } from '@/domain/leads/user-data.ts';
import type { SentForm } from './sent-form.ts';

const seconds = { keyed: 86_400, sameContent: 600 } as const;

/**
 * How a second try of an enquiry is recognised (FORM-12): a browser with script names its tries;
 * without, the same content about the same car, offer and model from the same address within ten
 * minutes is the same enquiry.
 */
export function repeatOf({ key, form, filled, car, url }: SentForm, address: string) {
  if (key !== '') return { idempotencyKey: `try ${key}`, repeatWithinSeconds: seconds.keyed };
  const { car_id = '', offer = '', model = '' } = parametersOf(url);
  const content = JSON.stringify([form, address, sorted(filled), car || car_id, offer, model]);
  const hash = createHash('sha256').update(content).digest('base64url');
  return { idempotencyKey: `content ${hash}`, repeatWithinSeconds: seconds.sameContent };
}

const sorted = (filled: Filled) => Object.entries(filled).sort(([one], [other]) => one.localeCompare(other));
