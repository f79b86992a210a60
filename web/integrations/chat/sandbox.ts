import type { Chat } from './port.ts';

/** Without an account no chat is offered. */
export const open = (): Chat => ({ kind: 'sandbox', addressOf: async () => null });
