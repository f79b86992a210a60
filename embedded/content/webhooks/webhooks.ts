import { randomUUID } from 'node:crypto';
import type { Joined, Participant } from '@/embedded/content/store/content-store.ts';
import { log, reason } from '../log.ts';
import type { Configuration, WebhookSetup } from '../setup.ts';
import type { Database } from '../store/database.ts';
import type { DocumentChange, Transaction } from '../store/document.ts';
import { isPublishedId } from '../store/document-id.ts';
import type { Staging } from '../store/staging.ts';
import { type Delivery, Outbox, type WebhookOperation } from './outbox.ts';
import { webhookPayload } from './payload.ts';
import { Sender } from './sender.ts';

type Message = Omit<Delivery, 'id' | 'attempts' | 'nextAttempt'>;

function operationOf(change: DocumentChange): WebhookOperation {
  if (!change.after) return 'delete';
  return change.before ? 'update' : 'create';
}

/** Webhooks on published documents: written with the change, sent right after its commit. */
export class Webhooks implements Participant {
  readonly #hooks: readonly WebhookSetup[];
  readonly #outbox: Outbox;
  readonly #senders = new Map<string, Sender>();

  constructor(setup: Configuration, database: Database) {
    this.#hooks = setup.webhooks;
    this.#outbox = new Outbox(database);
    for (const hook of setup.webhooks) this.#senders.set(hook.name, new Sender(hook, setup, this.#outbox));
  }

  /** Takes up what an earlier run of the service could not deliver. */
  resume(): void {
    const pending = this.#outbox.pending();
    this.#outbox.removeAll(pending.filter(({ webhook }) => !this.#senders.has(webhook)));
    this.#send(pending);
  }

  async prepare(transaction: Transaction, staging: Staging): Promise<Joined> {
    const messages: Message[] = [];
    for (const hook of this.#hooks) messages.push(...(await this.#messages(hook, transaction, staging)));
    let deliveries: Delivery[] = [];
    return {
      write: () => {
        deliveries = messages.map((message) => this.#outbox.add(message));
      },
      committed: () => this.#send(deliveries),
    };
  }

  stop(): void {
    for (const sender of this.#senders.values()) sender.stop();
  }

  #send(deliveries: readonly Delivery[]): void {
    for (const [name, sender] of this.#senders) sender.enqueue(deliveries.filter(({ webhook }) => webhook === name));
  }

  async #messages(hook: WebhookSetup, transaction: Transaction, staging: Staging): Promise<Message[]> {
    const messages: Message[] = [];
    for (const change of transaction.changes) {
      if (!isPublishedId(change.id)) continue;
      const payload = await this.#payload(hook, change, staging, transaction.author);
      if (payload === undefined) continue;
      messages.push({
        webhook: hook.name,
        idempotencyKey: randomUUID(),
        operation: operationOf(change),
        document: change.id,
        transactionId: transaction.id,
        timestamp: transaction.timestamp,
        body: JSON.stringify(payload),
      });
    }
    return messages;
  }

  /** A webhook that cannot be computed must not block writes. */
  async #payload(hook: WebhookSetup, change: DocumentChange, staging: Staging, author: string): Promise<unknown> {
    try {
      return await webhookPayload(hook, change, staging, author);
    } catch (error) {
      log('error', 'webhook payload failed', { webhook: hook.name, document: change.id, reason: reason(error) });
      return undefined;
    }
  }
}
