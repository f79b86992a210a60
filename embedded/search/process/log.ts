import { lastResort } from '../../../node-service/last-resort.ts';
import { logOf, reason } from '../../../node-service/log.ts';

export { reason };
export const log = logOf('search');
export const { guarded, surviveTheUnforeseen } = lastResort(log, reason);
