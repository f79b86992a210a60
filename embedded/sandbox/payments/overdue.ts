import { cancel, failRefund } from './after-payment.ts';
import { currentSession } from './pay.ts';
import type { World } from './payment-world.ts';
import { noCause } from './world.ts';

/** Lets sessions expire, authorisations end and refunds fail whose time is over, as the provider does by itself. */
export function letTimePass(world: World): void {
  const { store, clock } = world;
  for (const { kind, id } of store.overdue(clock.now())) {
    if (kind === 'session') currentSession(world, id);
    else
      store.transaction(() => {
        const refund = kind === 'refund' ? store.get('refund', id) : null;
        if (refund) return failRefund(world, refund, noCause);
        const payment = store.get('payment', id);
        if (payment?.status === 'requires_capture') cancel(world, payment, 'automatic', noCause);
      });
  }
}
