import { lastResort } from '../../node-service/last-resort.ts';
import { logOf } from '../../node-service/log.ts';

/** Nothing that arrived is in it. */
export const log = logOf('sandbox');

/** What kind of error it is; its message may repeat those of a mail. */
export function reason(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error ? `${error.name} ${String(error.code)}` : error.name;
}

export const { guarded, surviveTheUnforeseen } = lastResort(log, reason);
