import { cancel } from './after-payment.ts';
import { currentSession } from './pay.ts';
import { noCause, type World } from './world.ts';

/** Lets sessions expire and authorisations end whose time is over, as the provider does by itself. */
export function letTimePass(world: World): void {
  const { store, clock } = world;
  for (const { kind, id } of store.overdue(clock.now())) {
    if (kind === 'session') currentSession(world, id);
    else
      store.transaction(() => {
        const payment = store.get('payment', id);
        if (payment?.status === 'requires_capture') cancel(world, payment, 'automatic', noCause);
      });
  }
}
