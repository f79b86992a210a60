import type { HoldWorker } from '@/web/records/hold-queue.ts';
import type { PurchaseServices } from './purchase-services.ts';
import { stateCar } from './state-car.ts';
import { tendHold } from './tend-hold.ts';

/** What the queue of holds runs. */
export const reservationWorker = (services: PurchaseServices): HoldWorker => ({
  hold: (id) => tendHold(services, id),
  car: (vehicle, how) => stateCar(services, vehicle, how === 'job' ? 'always' : 'changed'),
});
