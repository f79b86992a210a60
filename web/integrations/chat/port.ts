import { z } from 'zod';
import type { Integration } from '../integration.ts';

/**
 * The service's result for a site's chat: whether staff are there, and the page on which to talk
 * to them.
 */
export const launcher = z.object({
  available: z.boolean(),
  address: z.url({ protocol: /^https$/ }).max(500),
});

/** The dealer's chat. Its own page opens at a click; nothing of it loads before. */
export type Chat = Integration & {
  /**
   * The https address of the chat of a site; null while no one is there. Rejects when the service
   * does not respond.
   */
  addressOf(site: string, signal: AbortSignal): Promise<string | null>;
};
