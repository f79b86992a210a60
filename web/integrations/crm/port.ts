import type { Integration } from '../integration.ts';

/** A message to a dealer's lead system. `id` is the same for each attempt: the idempotency key. */
export type CrmMessage = {
  id: string;
  /** An https address, or "crm" for the deployment's own system. */
  target: string;
  /** Secret shared with the dealer's system, for the signature. */
  secret: string;
  body: string;
  sentAtMs: number;
};

export type Crm = Integration & {
  /** Rejects if the receiver refuses or does not respond in time. */
  post(message: CrmMessage): Promise<void>;
};
