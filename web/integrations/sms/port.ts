import type { Integration } from '../integration.ts';

/** One text to one number. `id` is the same at every try. `to` in E.164; `from` is a sender name or number, empty for the gateway's own. */
export type TextMessage = { id: string; to: string; from: string; text: string };

export type Sms = Integration & {
  /** Where a person reads what a sandbox was given; absent for a vendor, which delivers to phones. */
  readonly inbox?: string;
  /** Rejects when the gateway does not take the message, or not in time. */
  send(message: TextMessage): Promise<void>;
};
