import { describe, expect, it } from 'vitest';
import { calendarRows, type Planned, spanAround, weekMarks, windowText } from './calendar-rows.ts';

const now = new Date(2026, 10, 18, 12).getTime();
const span = spanAround(now);
const at = (month: number, day: number) => new Date(2026, month, day).toISOString();
const tile = (title: string, startsAt: string | null, expiresAt: string | null): Planned => ({
  _id: title,
  _type: 'promoTile',
  title,
  startsAt,
  expiresAt,
  ofTemplate: false,
});

describe('the calendar of what runs when', () => {
  it('opens with the Monday of last week and shows eight weeks', () => {
    expect(new Date(span.fromMs).toDateString()).toBe('Mon Nov 09 2026');
    expect(new Date(span.toMs).toDateString()).toBe('Mon Jan 04 2027');
    expect(weekMarks(span).map(({ label }) => label)).toHaveLength(8);
    expect(new Date(spanAround(now, 4).fromMs).toDateString()).toBe('Mon Dec 07 2026');
  });

  it('[CMS-01] lists what runs, then what is planned, then what is over, and leaves out what is never shown in these weeks', () => {
    const rows = calendarRows(
      [
        tile('over', at(10, 9), at(10, 12)),
        tile('planned', at(10, 30), at(11, 7)),
        tile('running', at(10, 16), at(10, 23)),
        tile('long ago', at(1, 1), at(2, 1)),
        tile('next year', at(14, 1), null),
        tile('impossible', at(11, 1), at(10, 1)),
      ],
      span,
      now,
    );
    expect(rows.map(({ title, state }) => [title, state])).toEqual([
      ['running', 'running'],
      ['planned', 'planned'],
      ['over', 'over'],
    ]);
    expect(rows[0]).toMatchObject({ from: 7 / 56, to: 14 / 56, opensBefore: false, endsAfter: false });
  });

  it('[CMS-03] marks what an override replaced as not shown, and what is over as over', () => {
    const items = [
      tile('of the template', at(10, 16), at(10, 23)),
      tile('own', at(10, 16), at(10, 23)),
      tile('past', at(10, 9), at(10, 12)),
    ];
    const rows = calendarRows(items, span, now, ({ title }) => title === 'own');
    expect(rows.map(({ title, state }) => [title, state])).toEqual([
      ['own', 'running'],
      ['of the template', 'unused'],
      ['past', 'over'],
    ]);
  });

  it('shows a window without ends over the whole width', () => {
    const [row] = calendarRows([tile('always', null, null)], span, now);
    expect(row).toMatchObject({ state: 'running', from: 0, to: 1, opensBefore: true, endsAfter: true });
  });
});

it('writes a window as text', () => {
  expect(windowText(tile('', null, null))).toBe('always');
  const year = new Date().getFullYear();
  const day = (of: number, month: number, date: number, hour = 0) => new Date(of, month, date, hour).toISOString();
  expect(windowText(tile('', day(year, 9, 1), day(year, 9, 31)))).toBe('1 Oct to 31 Oct');
  expect(windowText(tile('', day(year, 9, 1, 9), null))).toMatch(/^from 1 Oct, 9:00\sam$/);
  expect(windowText(tile('', null, day(year + 1, 0, 5)))).toBe(`until 5 Jan ${year + 1}`);
});
