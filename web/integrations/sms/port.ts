import type { Integration } from '../integration.ts';

/**
 * A text to one number. `id` is the same for each attempt. `to` in E.164; `from` is a sender name
 * or number, empty for the gateway's own.
 */
export type TextMessage = { id: string; to: string; from: string; text: string };

export type Sms = Integration & {
  /** Address where people read a sandbox's texts; absent for a vendor. */
  readonly inbox?: string;
  /** Rejects if the gateway refuses or does not respond in time. */
  send(message: TextMessage): Promise<void>;
};
