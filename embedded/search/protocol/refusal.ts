import { Failure } from '../engine/failure.ts';
import { log, reason } from '../process/log.ts';
import { type Answer, json } from './call.ts';

/** The answer to a request that failed. What nobody foresaw is logged and told to nobody else. */
export function refusal(error: unknown, { method, url }: { method: string; url: URL }): Answer {
  if (error instanceof Failure) return json({ message: error.message }, error.status);
  log('error', 'request failed', {
    method,
    path: url.pathname,
    reason: reason(error),
    stack: error instanceof Error ? error.stack : undefined,
  });
  return json({ message: 'Internal Server Error' }, 500);
}
