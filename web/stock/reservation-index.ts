import { type ReservedState, stateReserved } from '@/domain/stock/state-reserved.server.ts';
import type { Environment } from '@/web/platform/env.ts';
import { connectFigures } from './typesense-client.ts';

type Stated = { sites: string[]; changed: boolean };

/** Writes reservations in this deployment's index; null where the environment gives no key to write with. */
export function reservationIndexOf(env: Environment): ((id: string, state: ReservedState) => Promise<Stated>) | null {
  const typesense = connectFigures(env);
  return typesense && ((id, state) => stateReserved(typesense, env.TYPESENSE_COLLECTION, id, state));
}
