import { createHmac } from 'node:crypto';
import type { CrmMessage } from './port.ts';

/**
 * The headers of a signed message by "Standard Webhooks": HMAC-SHA256 over id, seconds and body. A
 * receiver refuses messages older than five minutes, and repeated ids.
 */
export function signedHeaders({ id, secret, body, sentAtMs }: Omit<CrmMessage, 'target'>): Record<string, string> {
  const seconds = Math.floor(sentAtMs / 1_000);
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return {
    'content-type': 'application/json',
    'idempotency-key': id,
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${signature}`,
  };
}
