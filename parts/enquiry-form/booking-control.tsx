import { anyPlace } from '@/domain/leads/booking-days.ts';
import { type BookablePlace, timeKey } from '@/domain/leads/form.ts';
import { twelveHour } from '@/domain/locations/opening-hours.ts';
import { described, type FieldProps, GroupFrame } from './field-frame.tsx';

type Props = FieldProps & {
  time: string;
  places: readonly BookablePlace[];
  /** What is chosen at the moment; without script nothing is known, and all that any place offers is there. */
  place: string;
  date: string;
};

/** A day and a time that are free at the chosen place (FORM-07). */
export function BookingControl({ time, places, place, date, ...props }: Props) {
  const { field, id, value, register } = props;
  const chosen = places.filter((one) => place === '' || one.id === place);
  const days = anyPlace(chosen);
  const day = days.find((one) => one.date === date);
  const times = day?.times ?? [...new Set(days.flatMap((one) => one.times))].sort();
  return (
    <GroupFrame {...props}>
      <div className="grid grid-cols-[3fr_2fr] gap-3 max-[401px]:grid-cols-1">
        <select id={id} {...register(field.key)} defaultValue={value} aria-label="Day" {...described(props)}>
          <option value="">{field.required ? 'Choose a day' : 'Any day'}</option>
          {days.map((one) => (
            <option key={one.date} value={one.date}>
              {one.label}
            </option>
          ))}
        </select>
        <select {...register(timeKey(field.key))} defaultValue={time} aria-label="Time" {...described(props)}>
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
