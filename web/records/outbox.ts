import type { Transaction } from './database.ts';

export type QueuedDelivery = {
  id: string;
  lead: string;
  kind: string;
  target: string;
  /** Not before so many seconds. */
  delaySeconds?: number;
};

/** Hands deliveries to the worker in the very transaction that writes them. Never rejects for the queue's sake. */
export type Outbox = { enqueue(transaction: Transaction, deliveries: readonly QueuedDelivery[]): Promise<void> };
