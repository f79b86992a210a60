import type { Chat } from './port.ts';

/** Without an account there is no one to chat with, and none is offered. */
export const open = (): Chat => ({ kind: 'sandbox', addressOf: async () => null });
