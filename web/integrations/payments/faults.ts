import { isCircuitOpen } from '@/web/platform/circuit-breaker.ts';
import { PaymentError } from './port.ts';

/** Errors of the package by their names; any other response of the provider is a refusal. */
const passing = new Set(['StripeAPIError', 'StripeRateLimitError']);

/** What the provider refuses once it has begun; a wrong key or other parameters under an idempotency key are refused before. */
const begun = new Set(['StripeInvalidRequestError', 'StripeCardError']);

const field = (error: unknown, name: string): string => {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
  return typeof value === 'string' ? value : '';
};

/**
 * What an error of the package means for a deposit. The provider's message stays in it, for the log
 * and for staff.
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
