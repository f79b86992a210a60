import { z } from 'zod';
import type { Integration } from '../integration.ts';

/** The service's result for a number. */
export const trackedNumber = z.object({ number: z.string().regex(/^\+?\d[\d ()-]{4,18}\d$/) });

/** Call tracking: numbers that forward calls to the dealer's. */
export type Calls = Integration & {
  /**
   * The number to show in place of `phone`; null for none. Rejects if the service does not respond.
   */
  numberFor(account: string, phone: string, signal: AbortSignal): Promise<string | null>;
};
