import { createHmac } from 'node:crypto';
import type { Configuration, WebhookSetup } from '../setup.ts';
import type { Delivery } from './outbox.ts';

/** `t=<ms>,v1=<base64url hmac-sha256 of "<ms>.<body>">`, as the package @sanity/webhook verifies it. */
function signature(body: string, secret: string, milliseconds: number): string {
  const mac = createHmac('sha256', secret).update(`${milliseconds}.${body}`).digest('base64url');
  return `t=${milliseconds},v1=${mac}`;
}

/** The headers of one attempt, named as hosted Sanity names them. */
export function deliveryHeaders(
  delivery: Delivery,
  hook: WebhookSetup,
  setup: Pick<Configuration, 'projectId' | 'dataset'>,
): Record<string, string> {
  return {
    ...hook.headers,
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Sanity.io webhook delivery',
    'idempotency-key': delivery.idempotencyKey,
    'sanity-webhook-signature': signature(delivery.body, hook.secret, Date.now()),
    'sanity-webhook-id': hook.name,
    'sanity-project-id': setup.projectId,
    'sanity-dataset': setup.dataset,
    'sanity-document-id': delivery.document,
    'sanity-operation': delivery.operation,
    'sanity-transaction-id': delivery.transactionId,
    'sanity-transaction-time': delivery.timestamp,
  };
}
