import { newId } from './ids.ts';
import { objectOf } from './objects.ts';
import type { World } from './payment-world.ts';
import type { StoredEvent, ThingKind, Things } from './state.ts';

/** The request that something changes by; none where the provider itself changes it. */
export type Cause = { requestId: string | null; idempotencyKey: string | null };
export const noCause: Cause = { requestId: null, idempotencyKey: null };

/** Stores an event about an object as it is now, and sends it. Only within a transaction. */
export function emit<Kind extends Exclude<ThingKind, 'event'>>(
  world: World,
  type: string,
  kind: Kind,
  thing: Things[Kind],
  cause: Cause,
): void {
  const { store, clock, webhooks } = world;
  const event: StoredEvent = {
    id: newId('event'),
    scope: thing.scope,
    created: clock.now(),
    type,
    object: objectOf(world, kind, thing),
    ...cause,
  };
  store.put('event', event);
  webhooks.add(event);
}
