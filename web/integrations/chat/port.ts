import { z } from 'zod';
import type { Integration } from '../integration.ts';

/** The service's result: whether staff are there, and the address of the chat. */
export const launcher = z.object({
  available: z.boolean(),
  address: z.url({ protocol: /^https$/ }).max(500),
});

/** The dealer's chat, a page of its own that opens at a click; nothing of it loads before. */
export type Chat = Integration & {
  /**
   * The https address of a site's chat; null while no staff are there. Rejects if the service does
   * not respond.
   */
  addressOf(site: string, signal: AbortSignal): Promise<string | null>;
};
