import { lastResort } from '@/node-service/last-resort.ts';
import { log, reason } from '@/web/platform/log.ts';

/** An error that nothing caught would end the process, with every dealer's site in it. */
export const { guarded, surviveTheUnforeseen } = lastResort(log, reason);
