import { dayAndHour } from '@/domain/locations/clock-label.ts';
import { formatPhone } from '@/domain/locations/phone.ts';
import { firstName } from '@/domain/purchases/hold-record.ts';
import { placeLabel } from '@/domain/purchases/next-in-line.ts';
import { pathOfMake } from '@/domain/stock/search/search-paths.ts';
import { Button, ButtonLink } from '@/ui/button/button.tsx';
import type { LineRow } from '@/web/records/hold-waiting.ts';
import { CarSummary } from './car-summary.tsx';
import { HoldStateView } from './hold-parts.tsx';

type Props = {
  row: LineRow;
  place: number;
  /** When the current hold ends; null for none. */
  holdEnds: Date | null;
  /** Path of the reservation. */
  checkout: string;
  failed: boolean;
  now: number;
};

/** A place in the line for a car: waiting, offered, or over. */
export function LinePage(props: Props) {
  const { row, failed } = props;
  return (
    <div className="wrap grid content-start gap-x-12 gap-y-8 py-8 laptop:grid-cols-[minmax(0,1fr)_minmax(320px,24rem)]">
      <div className="grid min-w-0 content-start gap-6">
        {failed && (
          <p role="alert" data-testid="error-warning" className="form-alert">
            That could not be done. Please try again.
          </p>
        )}
        <LineState {...props} />
      </div>
      <CarSummary car={row.car} rows={[]} note="" />
    </div>
  );
}

function LineState({ row, place, holdEnds, checkout, now }: Props) {
  const { car, dealer, phone, state, preferredUntil, token, name } = row;
  const similar = (
    <ButtonLink kind="quiet" href={pathOfMake(car.make, car.model)}>
      Similar cars
    </ButtonLink>
  );
  if (state === 'offered' && preferredUntil && preferredUntil.getTime() > now)
    return (
      <HoldStateView
        icon="badge-check"
        tone="good"
        title={`The ${car.model} is available, ${firstName(name)}`}
        text="You were next in line, so for 30 minutes only you can reserve it. After that we offer it to the next person in line."
        rows={[{ label: 'Kept for you until', text: dayAndHour(preferredUntil, dealer.timeZone) }]}
      >
        <ButtonLink kind="filled" href={`${checkout}?step=turn`}>
          Reserve this {car.model}
        </ButtonLink>
        <Leave token={token} />
      </HoldStateView>
    );
  if (state === 'waiting')
    return (
      <HoldStateView
        icon="clock"
        tone="good"
        title={place === 1 ? 'You’re next in line' : 'You’re in line'}
        text={`If the car becomes available and it is your turn, we text ${formatPhone(phone)} and only you can reserve it for 30 minutes.`}
        rows={[
          ...(holdEnds ? [{ label: 'Their hold ends', text: dayAndHour(holdEnds, dealer.timeZone) }] : []),
          { label: 'Your place', text: placeLabel(place) },
          { label: 'Then yours alone for', text: '30 minutes' },
        ]}
      >
        {similar}
        <Leave token={token} />
      </HoldStateView>
    );
  const shown = {
    reserved: { title: 'You have reserved this car', text: 'The text that we sent you leads to your reservation.' },
    left: { title: 'You left the line', text: 'We do not text you about this car.' },
    over: { title: 'Your 30 minutes are over', text: 'The next person has been told. You can join the line again.' },
  }[state === 'reserved' || state === 'left' ? state : 'over'];
  return (
    <HoldStateView icon="info" tone="plain" title={shown.title} text={shown.text}>
      {state !== 'reserved' && (
        <ButtonLink kind="outline" href={checkout}>
          See the {car.model}
        </ButtonLink>
      )}
      {similar}
    </HoldStateView>
  );
}

const Leave = ({ token }: { token: string }) => (
  <form method="post" action={`/api/next-in-line/${token}`}>
    <input type="hidden" name="action" value="leave" />
    <Button kind="quiet" type="submit">
      Leave the line
    </Button>
  </form>
);
