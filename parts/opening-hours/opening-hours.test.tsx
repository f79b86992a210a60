import { describe, expect, it } from 'vitest';
import { place, sunday } from '@/domain/leads/site.fixture.ts';
import type { SiteLocation } from '@/domain/locations/site-location.ts';
import { markupOf, plainTextOf } from '@/parts/markup.fixture.ts';
import { HolidayHours } from './holiday-hours.tsx';
import { HoursByType } from './hours-by-type.tsx';
import { OpenNow } from './open-now.tsx';
import { HoursLines, HoursToday, WeekHours } from './week-hours.tsx';

const monday9 = Date.UTC(2026, 10, 22, 22, 0);
function clockAt(now: number) {
  const boundaries: number[] = [];
  return { now, until: (at: number) => void boundaries.push(at), boundaries };
}
const closed = (date: string, label = 'Christmas Day') =>
  ({ date, label, status: 'Closed', open: '', close: '', formatedHours: '' }) as SiteLocation['holidayHours'][number];

describe('[LOC-04] whether a place is open', () => {
  it('is shown by its own clock, and holds until that changes', () => {
    const open = clockAt(monday9);
    expect(plainTextOf(<OpenNow location={place('a')} clock={open} />)).toBe('Open until 5:30 pm');
    expect(open.boundaries).toEqual([Date.UTC(2026, 10, 23, 6, 30)]);
    const shut = clockAt(sunday);
    expect(plainTextOf(<OpenNow location={place('a')} clock={shut} />)).toMatch(/^Opens .*8:30 am$/);
    expect(markupOf(<OpenNow location={place('a')} clock={shut} />)).not.toContain('text-good');
  });

  it('[LOC-05] of the week marks today, and its holiday by name', () => {
    const week = (location: SiteLocation) => <WeekHours location={location} clock={clockAt(monday9)} />;
    expect(plainTextOf(week(place('a')))).toMatch(
      /^Opening hours of a Monday today 8:30 am – 5:30 pm Tuesday .*Sunday Closed$/,
    );
    const holiday = place('a', { holidayHours: [closed('2026-11-23', 'A holiday')] });
    expect(plainTextOf(week(holiday))).toContain('Monday today A holiday Closed');
    expect(plainTextOf(<HoursToday location={holiday} clock={clockAt(monday9)} />)).toBe('A holiday Closed');
    expect(plainTextOf(<HoursToday location={place('a')} clock={clockAt(monday9)} />)).toBe('Today 8:30 am – 5:30 pm');
  });

  it('[LOC-02] is shown in few lines', () => {
    expect(plainTextOf(<HoursLines location={place('a')} />)).toMatch(/^Mon.*Fri.*8:30.*Sun.*Closed$/);
  });
});

describe('[LOC-04] holiday hours', () => {
  const hours = (dates: SiteLocation['holidayHours']) => (
    <HolidayHours locations={[place('a', { holidayHours: dates }), place('b')]} clock={clockAt(sunday)} />
  );

  it('are of the dates to come, by place', () => {
    expect(plainTextOf(hours([closed('2026-12-25'), closed('2026-01-01', 'New Year')]))).toMatch(
      /View Holiday Hours a Friday 25 December 2026 Christmas Day Closed$/,
    );
  });

  it('are nothing where none is to come', () => expect(markupOf(hours([closed('2026-01-01')]))).toBe(''));
});

describe('[LOC-05] hours by kind of place', () => {
  const kinds = (locations: SiteLocation[], level: 3 | 4 = 3) => (
    <HoursByType id="h" locations={locations} clock={clockAt(sunday)} headingLevel={level} />
  );
  const service = place('Workshop', { locationType: 'service-and-parts' });

  it('are chosen by radio buttons, the first one checked; a place for service and parts is both', () => {
    const both = markupOf(kinds([place('Showroom'), service]));
    expect(both.match(/<input type="radio"[^>]*>/g)).toHaveLength(3);
    expect(both.match(/checked=""/g)).toHaveLength(1);
    expect([...both.matchAll(/data-kind="(\w+)"/g)].map(([, kind]) => kind)).toEqual(['sales', 'service', 'parts']);
  });

  it('need no choice of one kind', () => {
    expect(markupOf(kinds([place('Showroom')]))).not.toContain('radio');
    expect(markupOf(kinds([place('Showroom')], 4))).toContain('<h4');
  });

  it('unfold further places, and those beyond five once more', () => {
    const many = (count: number) => markupOf(kinds(Array.from({ length: count }, (_, at) => place(`p${at}`))));
    expect(many(7)).not.toContain('Show ');
    expect(many(9)).toContain('Show 3 more');
  });
});
