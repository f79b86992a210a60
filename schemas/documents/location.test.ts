import { describe, expect, it } from 'vitest';
import { checkHolidayDays, checkPoint } from './location.ts';

describe('[LOC-07] the point of a place on the map', () => {
  it('is complete with both, wherever it is', () => {
    const place = { latitude: -37.8, longitude: 145 };
    expect(checkPoint('latitude', -37.8, place)).toBe(true);
    expect(checkPoint('longitude', 145, place)).toBe(true);
  });

  it('is missed once, at the latitude, when neither is there', () => {
    expect(checkPoint('latitude', undefined, {})).toMatch(/on no map/);
    expect(checkPoint('longitude', undefined, {})).toBe(true);
  });

  it('needs the other half too', () => {
    expect(checkPoint('longitude', undefined, { latitude: -37.8 })).toMatch(/needs both/);
    expect(checkPoint('latitude', undefined, { longitude: 145 })).toMatch(/needs both/);
  });
});

describe('what staff are warned of in holiday hours', () => {
  const sunday = { date: '2027-04-25', status: 'Open', open: '13:00', close: '17:00' };

  it('[LOC-04] is an open day on which the location is closed every week', () => {
    const week = [
      { weekday: 0, status: 'Closed' },
      { weekday: 1, status: 'Open', open: '09:00', close: '17:00' },
    ];
    const warning = '2027-04-25: the location is closed on Sundays.';
    expect(checkHolidayDays([sunday], week)).toBe(warning);
    expect(checkHolidayDays([sunday], [week[1]])).toBe(warning);
    expect(checkHolidayDays([{ ...sunday, date: '2027-04-26' }], week)).toBe(true);
    expect(checkHolidayDays([{ ...sunday, status: 'Closed' }, { status: 'Open' }], week)).toBe(true);
    expect(checkHolidayDays([{ ...sunday, date: 'spoilt' }], week)).toBe(true);
  });

  it('[LOC-04] is nothing while the location has no week, which has a warning of its own', () => {
    expect(checkHolidayDays([sunday], undefined)).toBe(true);
    expect(checkHolidayDays(undefined, [])).toBe(true);
  });
});
