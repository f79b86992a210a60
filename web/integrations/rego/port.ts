import { z } from 'zod';
import type { Integration } from '../integration.ts';

/** A vehicle in a state's register; empty and 0 for missing values. */
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
   * `state` as in forms ("vic"). Null for an unregistered plate. Rejects if the register does not
   * respond.
   */
  lookup(plate: string, state: string, signal: AbortSignal): Promise<RegoVehicle | null>;
};
