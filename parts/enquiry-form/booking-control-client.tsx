'use client';

import { useEffect } from 'react';
import { anyPlace, type OpenDay } from '@/domain/leads/booking-days.ts';
import { type BookablePlace, timeKey } from '@/domain/leads/form.ts';
import { twelveHour } from '@/domain/locations/opening-hours.ts';
import { described, type FieldProps, GroupFrame } from './field-frame.tsx';

type Props = FieldProps & {
  time: string;
  places: readonly BookablePlace[];
  /** What is chosen at the moment; without script nothing is known, and all that any place offers is there. */
  place: string;
  date: string;
  chosen: string;
  suggest(key: string, words: string): void;
};

/**
 * A day and a time that are free at the chosen place (FORM-07). Until a day is chosen the times stand under their days and name them; without
 * script that one list is all there is to choose from (FORM-14).
 */
export function BookingControl({ time, places, place, date, chosen, suggest, ...props }: Props) {
  const { field, id, value, register } = props;
  const days = anyPlace(places.filter((one) => place === '' || one.id === place));
  const day = days.find((one) => one.date === date);
  useDayOfTime({ date, chosen, key: field.key, suggest });
  return (
    <GroupFrame {...props}>
      <div className="grid grid-cols-[3fr_2fr] gap-3 max-[401px]:grid-cols-1 noscript:grid-cols-1">
        <select
          id={id}
          {...register(field.key)}
          defaultValue={value}
          aria-label="Day"
          className="noscript:hidden"
          {...described(props)}
        >
          <option value="">{field.required ? 'Choose a day' : 'Any day'}</option>
          {days.map((one) => (
            <option key={one.date} value={one.date}>
              {one.label}
            </option>
          ))}
        </select>
        <select {...register(timeKey(field.key))} defaultValue={time} aria-label="Time" {...described(props)}>
          <option value="">{field.required ? 'Choose a time' : 'Any time'}</option>
          {day ? <TimesOfDay day={day} /> : days.map((one) => <DayOfTimes key={one.date} day={one} />)}
        </select>
      </div>
    </GroupFrame>
  );
}

const TimesOfDay = ({ day }: { day: OpenDay }) =>
  day.times.map((one) => (
    <option key={one} value={one}>
      {twelveHour(one)}
    </option>
  ));

/** A closed list shows the time alone, not its group: so each says its day, too. */
const DayOfTimes = ({ day: { date, label, times } }: { day: OpenDay }) => (
  <optgroup label={label}>
    {times.map((one) => (
      <option key={one} value={`${date}T${one}`}>
        {`${label}, ${twelveHour(one)}`}
      </option>
    ))}
  </optgroup>
);

type Chosen = Pick<Props, 'date' | 'chosen' | 'suggest'> & { key: string };

/** Who chooses a time under its day has chosen both: the day goes into its own list, then the time into that day's. */
function useDayOfTime({ date, chosen, key, suggest }: Chosen): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen alone moves it on.
  useEffect(() => {
    const [day = '', time] = chosen.split('T');
    if (!time) return;
    if (date === '') suggest(key, day);
    else if (date === day) suggest(timeKey(key), time);
  }, [date, chosen]);
}
