import { describe, expect, it } from 'vitest';
import { localMoment, momentOf } from '@/domain/locations/time-zone.ts';
import { coolingOffEnd } from './business-days.ts';
import { type CoolingOff, coolingOffOf, maxRetained } from './state-rules.ts';

const zone = 'Australia/Melbourne';
const open = (weekday: number, close = '17:30') => ({
  weekday,
  status: 'Open' as const,
  open: '08:30',
  close,
  formatedHours: '',
});
const closed = (weekday: number) => ({ ...open(weekday), status: 'Closed' as const });
/** Closed on Sundays, and on Melbourne Cup Day. */
const hours = {
  timeZone: zone,
  openingHours: [closed(0), ...[1, 2, 3, 4, 5].map((day) => open(day)), open(6, '16:00')],
  holidayHours: [{ date: '2026-11-03', label: 'Cup Day', status: 'Closed' as const, open: '', close: '' }],
};
const at = (day: number, minutes = 600) => momentOf({ year: 2026, month: 11, day, minutes }, zone);
const buyer = { linkedCredit: false, company: false, commercial: false };
const right = (state: string, more: Partial<Parameters<typeof coolingOffOf>[0]> = {}) =>
  coolingOffOf({ state, carType: 'used', ...buyer, ...more });
const existing = (one: CoolingOff | null): CoolingOff => {
  if (!one) throw new Error('There is no such right.');
  return one;
};
const when = (ms: number | null) => {
  if (ms === null) return null;
  const { day, month, minutes } = localMoment(ms, zone);
  return [day, month, minutes];
};

describe('[PLUS-14] states’ rules', () => {
  it('who has the right to cool off', () => {
    expect(['VIC', 'QLD', 'SA', 'vic'].map((state) => right(state) !== null)).toEqual([true, true, true, true]);
    expect(['WA', 'TAS', 'NT', 'ACT', ''].map((state) => right(state))).toEqual([null, null, null, null, null]);
    expect([right('NSW'), right('NSW', { linkedCredit: true })?.days]).toEqual([null, 1]);
    expect([right('VIC', { company: true }), right('VIC', { commercial: true })]).toEqual([null, null]);
    expect([right('QLD', { carType: 'new' }), right('QLD', { carType: 'demo' })?.days]).toEqual([null, 1]);
  });

  it('the maximum that may be retained', () => {
    const retained = (state: string, dollars: number, more = {}) =>
      maxRetained(existing(right(state, more)), dollars * 100) / 100;
    expect([retained('VIC', 8_000), retained('VIC', 66_990)]).toEqual([100, 669.9]);
    expect([retained('VIC', 15_000, { carType: 'new' }), retained('VIC', 66_990, { carType: 'new' })]).toEqual([
      400, 1339.8,
    ]);
    expect([retained('SA', 4_000), retained('SA', 66_990)]).toEqual([80, 100]);
    expect([retained('NSW', 4_000, { linkedCredit: true }), retained('NSW', 66_990, { linkedCredit: true })]).toEqual([
      80, 250,
    ]);
    expect([retained('QLD', 500), retained('QLD', 66_990)]).toEqual([100, 100]);
  });

  it('when it ends, by the days on which this dealer is open', () => {
    const end = (state: string, day: number, formGiven = true) =>
      when(coolingOffEnd(existing(right(state)), hours, { atMs: at(day), formGiven }));
    // Friday 30 October: Saturday, Monday, and Wednesday after the holiday.
    expect(when(coolingOffEnd(existing(right('VIC')), hours, { atMs: at(30 - 31), formGiven: true }))).toEqual([
      4, 11, 1_050,
    ]);
    expect(end('QLD', 6)).toEqual([7, 11, 1_020]);
    expect(end('QLD', 6, false)).toEqual([14, 11, 0]);
    expect(end('SA', 6)).toEqual([9, 11, 1_050]);
    const never = { ...hours, openingHours: [] };
    expect(coolingOffEnd(existing(right('VIC')), never, { atMs: at(6), formGiven: true })).toBe(null);
  });
});
