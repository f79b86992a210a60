import { z } from 'zod';
import type { Integration } from './integration.ts';

/**
 * The variable SANDBOXES: comma-separated names of the integrations whose address is a sandbox's.
 * An address alone does not show it: a vendor's gateway may be on the web's own machine too.
 */
export const sandboxNames = z
  .string()
  .default('')
  .transform((list): ReadonlySet<string> => new Set(list.split(',').map((name) => name.trim())));

export const kindOf = (name: string, sandboxes: ReadonlySet<string>): Integration['kind'] =>
  sandboxes.has(name) ? 'sandbox' : 'vendor';
