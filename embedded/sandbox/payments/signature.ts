import { createHmac } from 'node:crypto';

/** The `Stripe-Signature` header of a body that is sent at `seconds` since 1970. */
export function stripeSignature(body: string, secret: string, seconds: number): string {
  const v1 = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${v1}`;
}
