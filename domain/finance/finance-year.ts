import { localMoment } from '@/domain/locations/time-zone.ts';
import { usualTimeZone } from '@/domain/locations/usual-time-zone.ts';

/** The calendar year by which cars are too old for an estimate: the usual time zone's, since lenders have none (FIN-02). Epoch milliseconds. */
export const financeYear = (nowMs: number): number => localMoment(nowMs, usualTimeZone).year;
