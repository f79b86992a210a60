import { createHash } from 'node:crypto';
import type { Rego } from './port.ts';

const samples = [
  ['Ford', 'Ranger', 'Wildtrak dual cab'],
  ['Mazda', 'CX-5', 'Touring'],
  ['Toyota', 'Corolla', 'Ascent Sport hatch'],
  ['Hyundai', 'i30', 'Active hatch'],
  ['Kia', 'Sportage', 'SX'],
  ['Volkswagen', 'Golf', '110TSI'],
  ['Suzuki', 'Swift', 'GL Navigator'],
  ['Ford', 'Everest', 'Trend'],
] as const;

/** Years of the sample cars. */
const [oldest, years] = [2016, 10] as const;

/**
 * A sample register: a plate always gives the same sample car; plates that begin with "NIL" have
 * none.
 */
export function open(): Rego {
  return {
    kind: 'sandbox',
    lookup: async (plate, state) => {
      if (plate.startsWith('NIL')) return null;
      const [first = 0, second = 0] = createHash('sha256').update(`${plate} ${state}`).digest();
      const [make, model, badge] = samples[first % samples.length] ?? samples[0];
      return { make, model, year: oldest + (second % years), description: `Sample vehicle: ${badge}` };
    },
  };
}
