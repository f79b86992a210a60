import { isCircuitOpen } from '@/web/platform/circuit-breaker.ts';
import { PaymentError } from './port.ts';

/** Errors of the package by their names; whatever else the provider answers is its no. */
const passing = new Set(['StripeAPIError', 'StripeRateLimitError']);

const field = (error: unknown, name: string): string => {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
  return typeof value === 'string' ? value : '';
};

/** What an error of the package means for a deposit. The provider's words stay in it, for the log and for staff. */
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
  return new PaymentError('refused', code || type, text);
}

export const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof PaymentError && error.fault === 'refused' && codes.includes(error.code);
