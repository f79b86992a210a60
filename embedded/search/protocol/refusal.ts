import { Failure } from '../engine/failure.ts';
import { log, reason } from '../process/log.ts';
import { json, type Result } from './call.ts';

/** The response to a request that failed. What was not foreseen is logged and sent to no one. */
export function refusal(error: unknown, { method, url }: { method: string; url: URL }): Result {
  if (error instanceof Failure) return json({ message: error.message }, error.status);
  log('error', 'request failed', {
    method,
    path: url.pathname,
    reason: reason(error),
    stack: error instanceof Error ? error.stack : undefined,
  });
  if (isDiskFull(error)) return json({ message: 'Rejecting write: the disk is full.' }, 507);
  return json({ message: 'Internal Server Error' }, 500);
}

/**
 * SQLITE_FULL, whose number is in the last byte of an extended one, or the system's error of a
 * file.
 */
const isDiskFull = (error: unknown): boolean =>
  error instanceof Error &&
  (('errcode' in error && typeof error.errcode === 'number' && (error.errcode & 0xff) === 13) ||
    ('code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')));
