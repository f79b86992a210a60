import { type Hours, hoursLabel, hoursOfDay, type Week, weekdays } from './opening-hours.ts';
import { dateKey, localMoment } from './time-zone.ts';

/** One day of the week as it will be: `occasion` names the holiday that changes it, empty on a day like any other. */
type WeekRow = { weekday: string; hours: string; today: boolean; occasion: string };

/** Monday first: the order in which people read a week. */
const order = [1, 2, 3, 4, 5, 6, 0] as const;

/** The seven days from today on, Monday first, each with the hours that it will really have (LOC-05). */
export function weekTable(hours: Hours, now: number): WeekRow[] {
  const today = localMoment(now, hours.timeZone);
  return order.map((weekday) => {
    const ahead = (weekday - today.weekday + 7) % 7;
    const date = dateKey({ ...today, day: today.day + ahead });
    const holiday = hours.holidayHours.find((one) => one.date === date);
    return {
      weekday: weekdays[weekday],
      hours: hoursLabel(hoursOfDay(hours, date, weekday)),
      today: ahead === 0,
      occasion: holiday ? holiday.label || 'Holiday hours' : '',
    };
  });
}

type HoursLine = { days: string; hours: string };

/** The usual week in few lines, "Mon – Sat" as one where those days are alike, Sunday always by itself (LOC-02). */
export function weekLines(week: Week): HoursLine[] {
  const labelOf = (weekday: number) => hoursLabel(week.find((day) => day.weekday === weekday));
  const runs: { from: number; to: number; hours: string }[] = [];
  for (const weekday of [1, 2, 3, 4, 5, 6]) {
    const last = runs.at(-1);
    if (last && last.hours === labelOf(weekday)) last.to = weekday;
    else runs.push({ from: weekday, to: weekday, hours: labelOf(weekday) });
  }
  return [
    ...runs.map(({ from, to, hours }) => ({
      days: from === to ? short(from) : `${short(from)} – ${short(to)}`,
      hours,
    })),
    { days: 'Sunday', hours: labelOf(0) },
  ];
}

const short = (weekday: number): string => weekdays[weekday]?.slice(0, 3) ?? '';
