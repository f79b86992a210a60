import { z } from 'zod';
import type { MarketValue, OwnCar } from '@/domain/leads/valuation.ts';
import type { Integration } from '../integration.ts';

/** What the source answers; whole dollars and kilometres. */
export const marketValue = z
  .object({
    low: z.number().int().positive().max(10_000_000),
    high: z.number().int().positive().max(10_000_000),
    usualKilometres: z.number().int().nonnegative().max(1_000_000),
    source: z.string().max(200),
  })
  .refine(({ low, high }) => low <= high) satisfies z.ZodType<MarketValue>;

/** What the trade pays for cars (FORM-09). */
export type Valuations = Integration & {
  /** Null when the source knows nothing of such a car. Rejects when it does not answer. */
  value(car: OwnCar & { rego: string; regoState: string }, signal: AbortSignal): Promise<MarketValue | null>;
};
