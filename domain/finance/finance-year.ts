import { localMoment } from '@/domain/locations/time-zone.ts';

/** The calendar year by which cars are too old for an estimate: Brisbane's, as the platform's other clocks (FIN-02). Epoch milliseconds. */
export const financeYear = (nowMs: number): number => localMoment(nowMs, 'Australia/Brisbane').year;
