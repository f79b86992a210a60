import { setTimeout as pause } from 'node:timers/promises';
import type { Kind } from './store.ts';

/**
 * How a receiver behaves, for whoever wants to see what becomes of enquiries then: "up" takes all, "down" refuses, "slow" takes ten
 * seconds, "lost-answer" takes the message and then refuses, so that it comes twice.
 */
export const behaviours = ['up', 'down', 'slow', 'lost-answer'] as const;
export type Behaviour = (typeof behaviours)[number];

const slowMs = 10_000;
const current: Record<Kind, Behaviour> = { mail: 'up', crm: 'up' };

export const behaviourOf = (kind: Kind): Behaviour => current[kind];

export function behave(kind: Kind, behaviour: Behaviour): void {
  current[kind] = behaviour;
}

/** Takes a message as the receiver behaves now; false means that the sender is refused. */
export async function receive(kind: Kind, take: () => void): Promise<boolean> {
  const behaviour = current[kind];
  if (behaviour === 'slow') await pause(slowMs);
  if (behaviour !== 'down') take();
  return behaviour === 'up' || behaviour === 'slow';
}
