import { anyPlace, bookingTimes } from '@/domain/leads/booking-days.ts';
import { type BookablePlace, timeKey } from '@/domain/leads/form.ts';
import { twelveHour } from '@/domain/locations/opening-hours.ts';
import { described, type FieldProps, GroupFrame } from './field-frame.tsx';
import styles from './fields.module.css';

type Props = FieldProps & {
  time: string;
  places: readonly BookablePlace[];
  /** What is chosen at the moment; without script nothing is known, and all that any place offers is there. */
  place: string;
  date: string;
};

/** A day and a time inside the opening hours of the chosen place (FORM-07). */
export function BookingControl({ time, places, place, date, ...props }: Props) {
  const { field, id, value } = props;
  const chosen = places.filter((one) => place === '' || one.id === place);
  const days = anyPlace(chosen);
  const day = days.find((one) => one.date === date);
  const span = day ?? {
    from: Math.min(...days.map(({ from }) => from)),
    to: Math.max(...days.map(({ to }) => to)),
  };
  const times = days.length > 0 ? bookingTimes(span) : [];
  return (
    <GroupFrame {...props}>
      <div className={styles.pair}>
        <select id={id} name={field.key} defaultValue={value} aria-label="Day" {...described(props)}>
          <option value="">{field.required ? 'Choose a day' : 'Any day'}</option>
          {days.map((one) => (
            <option key={one.date} value={one.date}>
              {one.label}
            </option>
          ))}
        </select>
        <select name={timeKey(field.key)} defaultValue={time} aria-label="Time" {...described(props)}>
          <option value="">{field.required ? 'Choose a time' : 'Any time'}</option>
          {times.map((one) => (
            <option key={one} value={one}>
              {twelveHour(one)}
            </option>
          ))}
        </select>
      </div>
    </GroupFrame>
  );
}
