import type { Integration } from '../integration.ts';

/** One message to a dealer's lead system. `id` is the same at every try: the receiver's idempotency key. */
export type CrmMessage = {
  id: string;
  /** An https address, or "crm" for the system that this deployment is connected to. */
  target: string;
  /** Signs the message; the dealer's system holds the same. */
  secret: string;
  body: string;
  sentAtMs: number;
};

export type Crm = Integration & {
  /** Rejects when the receiver refuses, is down, or does not respond in time. */
  post(message: CrmMessage): Promise<void>;
};
