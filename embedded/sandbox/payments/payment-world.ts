import type { Clock } from './clock.ts';
import type { PaymentStore } from './payment-store.ts';
import type { Webhooks } from './webhooks.ts';

/** What every function of the provider works on. */
export type World = { store: PaymentStore; clock: Clock; webhooks: Webhooks; origin: () => string };
