import { z } from 'zod';
import type { Integration } from '../integration.ts';

/**
 * A vehicle as the register of its state describes it; empty and 0 where the register does not
 * state it.
 */
export const regoVehicle = z.object({
  make: z.string().max(60).default(''),
  model: z.string().max(60).default(''),
  year: z.number().int().min(0).max(2100).default(0),
  description: z.string().max(120).default(''),
});
type RegoVehicle = z.output<typeof regoVehicle>;

/** The registers of the states: a vehicle by its plate (FORM-09). */
export type Rego = Integration & {
  /**
   * `state` as forms name it ("vic"). Null when no vehicle carries the plate. Rejects when the
   * register does not respond.
   */
  lookup(plate: string, state: string, signal: AbortSignal): Promise<RegoVehicle | null>;
};
