import type { SQLOutputValue } from 'node:sqlite';
import { type Database, inTransaction } from '../store/database.ts';

export type WebhookOperation = 'create' | 'update' | 'delete';

/** A message that has to reach a receiver. */
export interface Delivery {
  readonly id: number;
  readonly webhook: string;
  readonly idempotencyKey: string;
  readonly operation: WebhookOperation;
  readonly document: string;
  readonly transactionId: string;
  readonly timestamp: string;
  readonly body: string;
  attempts: number;
  /** Milliseconds since 1970. */
  nextAttempt: number;
}

function isDelivery(row: object): row is Delivery & Record<string, SQLOutputValue> {
  return 'id' in row && 'webhook' in row && 'body' in row;
}

/** Messages not yet accepted, in the same file as the documents: a commit and its messages survive a crash together. */
export class Outbox {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Call inside the transaction of the change. */
  add(message: Omit<Delivery, 'id' | 'attempts' | 'nextAttempt'>): Delivery {
    const { webhook, idempotencyKey, operation, document, transactionId, timestamp, body } = message;
    const nextAttempt = Date.now();
    const { lastInsertRowid } = this.#database
      .prepare(
        `insert into deliveries (webhook, idempotency_key, operation, document, transaction_id, timestamp, body, next_attempt)
         values (?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(webhook, idempotencyKey, operation, document, transactionId, timestamp, body, nextAttempt);
    return { ...message, id: Number(lastInsertRowid), attempts: 0, nextAttempt };
  }

  pending(): Delivery[] {
    const rows = this.#database
      .prepare(
        `select id, webhook, idempotency_key as idempotencyKey, operation, document, transaction_id as transactionId,
           timestamp, body, attempts, next_attempt as nextAttempt from deliveries order by id`,
      )
      .all();
    return rows.filter(isDelivery);
  }

  recordFailure(delivery: Delivery, error: string): void {
    this.#database
      .prepare('update deliveries set attempts = ?, next_attempt = ?, last_error = ? where id = ?')
      .run(delivery.attempts, delivery.nextAttempt, error, delivery.id);
  }

  /** In one transaction: each one of its own waits for the disk. */
  removeAll(deliveries: readonly Delivery[]): void {
    inTransaction(this.#database, () => {
      for (const delivery of deliveries) this.remove(delivery);
    });
  }

  remove(delivery: Delivery): void {
    this.#database.prepare('delete from deliveries where id = ?').run(delivery.id);
  }
}
