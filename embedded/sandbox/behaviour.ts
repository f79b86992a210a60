import { setTimeout as pause } from 'node:timers/promises';
import type { Kind } from './store.ts';

/**
 * How a receiver behaves, to see what becomes of enquiries then: `up` takes all, `down` refuses,
 * `slow` takes ten seconds, `lost-answer` stores the message and then refuses, so that it comes
 * twice.
 */
export const behaviours = ['up', 'down', 'slow', 'lost-answer'] as const;
export type Behaviour = (typeof behaviours)[number];

const slowMs = 10_000;
type Receiver = Kind | 'payments';
const current: Record<Receiver, Behaviour> = { mail: 'up', crm: 'up', sms: 'up', payments: 'up' };

export const isBehaviour = (text: string | undefined): text is Behaviour => behaviours.some((one) => one === text);

export const behaviourOf = (kind: Receiver): Behaviour => current[kind];

export function behave(kind: Receiver, behaviour: Behaviour): void {
  current[kind] = behaviour;
}

/** Takes a message as the receiver behaves now; false means that the sender is refused. */
export async function receive(kind: Receiver, take: () => unknown): Promise<boolean> {
  const behaviour = current[kind];
  if (behaviour === 'slow') await pause(slowMs);
  if (behaviour !== 'down') await take();
  return behaviour === 'up' || behaviour === 'slow';
}
