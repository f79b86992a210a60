import { sampleMarket } from '@/domain/leads/sample-market.ts';
import type { Valuations } from './port.ts';

/** Trade values without an account: sample prices of common cars, and usual depreciation. It says so. */
export function open(): Valuations {
  return { kind: 'sandbox', value: async (car) => sampleMarket(car, new Date().getFullYear()) };
}
