'use client';

import { useEffect } from 'react';
import { anyPlace, type OpenDay } from '@/domain/leads/booking-days.ts';
import { type BookablePlace, namedTime, timeKey } from '@/domain/leads/form.ts';
import { twelveHour } from '@/domain/locations/opening-hours.ts';
import { described, type FieldProps, GroupFrame } from './field-frame.tsx';

type Props = FieldProps & {
  time: string;
  places: readonly BookablePlace[];
  /** The form's location field; empty where it has none. */
  placeKey: string;
  /**
   * Id of the chosen location; empty without one, and without script: then the times of all
   * locations are offered.
   */
  place: string;
  date: string;
  chosen: string;
  suggest(key: string, text: string): void;
};

/**
 * Free days and times at the chosen location (FORM-07). Before a day is chosen the times are
 * grouped by day, or by location where there are several. Without script that grouped list is the
 * only control (FORM-14).
 */
export function BookingControl({ time, places, placeKey, place, date, chosen, suggest, ...props }: Props) {
  const { field, id, value, register } = props;
  const open = places.filter((one) => place === '' || one.id === place);
  const days = anyPlace(open);
  const day = days.find((one) => one.date === date);
  useDayOfTime({ date, chosen, key: field.key, placeKey, suggest });
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
          {day ? (
            <TimesOfDay day={day} />
          ) : placeKey && places.length > 1 ? (
            open.map((one) => (
              <optgroup key={one.id} label={one.name}>
                {anyPlace([one]).map((its) => (
                  <NamedTimes key={its.date} day={its} at={one} />
                ))}
              </optgroup>
            ))
          ) : (
            days.map((one) => (
              <optgroup key={one.date} label={one.label}>
                <NamedTimes day={one} />
              </optgroup>
            ))
          )}
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

/**
 * A closed select shows only the option, not its group: so the option names the day, and the
 * location.
 */
const NamedTimes = ({ day: { date, label, times }, at }: { day: OpenDay; at?: BookablePlace }) =>
  times.map((one) => (
    <option key={one} value={`${date}T${one}${at ? `@${at.id}` : ''}`}>
      {`${at ? `${at.name}, ` : ''}${label}, ${twelveHour(one)}`}
    </option>
  ));

type Chosen = Pick<Props, 'date' | 'chosen' | 'placeKey' | 'suggest'> & { key: string };

/**
 * An option of the grouped list sets everything: location, then day, then the time in that day's
 * list.
 */
function useDayOfTime({ date, chosen, key, placeKey, suggest }: Chosen): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen alone moves it on.
  useEffect(() => {
    const [, day = '', time, place] = namedTime.exec(chosen) ?? [];
    if (!time) return;
    if (place) suggest(placeKey, place);
    if (date === '') suggest(key, day);
    else if (date === day) suggest(timeKey(key), time);
  }, [date, chosen]);
}
