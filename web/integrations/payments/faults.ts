import { isCircuitOpen } from '@/web/platform/circuit-breaker.ts';
import { PaymentError } from './port.ts';

/** Names of Stripe's errors that may pass; all other responses of the provider are refusals. */
const passing = new Set(['StripeAPIError', 'StripeRateLimitError']);

/**
 * Refusals that the provider stores under the idempotency key; a wrong key or changed parameters
 * are refused before.
 */
const begun = new Set(['StripeInvalidRequestError', 'StripeCardError']);

const field = (error: unknown, name: string): string => {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
  return typeof value === 'string' ? value : '';
};

/**
 * Maps an error of the Stripe package. The message contains the provider's own, for the log and
 * staff.
 */
export function faultOf(error: unknown): PaymentError {
  if (error instanceof PaymentError) return error;
  if (isCircuitOpen(error)) return new PaymentError('unavailable', '', 'The payment provider hangs.');
  const [type, code, text] = [field(error, 'type'), field(error, 'code'), field(error, 'message')];
  if (type === 'StripeConnectionError') {
    const isTimeout =
      /timed? ?out|aborted/i.test(text) || field(Reflect.get(Object(error), 'detail'), 'code') === 'ETIMEDOUT';
    return isTimeout
      ? new PaymentError('timeout', '', 'The payment provider did not answer in time.')
      : new PaymentError('unavailable', '', 'The payment provider cannot be reached.');
  }
  if (passing.has(type) || code === 'idempotency_key_in_use' || code === 'lock_timeout')
    return new PaymentError('unavailable', code, text);
  if (!type.startsWith('Stripe')) throw error;
  const isRepeated = field(Reflect.get(Object(error), 'headers'), 'idempotent-replayed') === 'true';
  const refusal = isRepeated ? 'repeated' : 'new';
  return new PaymentError('refused', code || type, text, begun.has(type) ? refusal : null);
}

export const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof PaymentError && error.fault === 'refused' && codes.includes(error.code);
