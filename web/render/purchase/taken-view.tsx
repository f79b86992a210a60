import { dayAndHour, hour } from '@/domain/locations/clock-label.ts';
import type { HoldCar, HoldDealer } from '@/domain/purchases/hold-record.ts';
import { placeLabel } from '@/domain/purchases/next-in-line.ts';
import { pathOfMake } from '@/domain/stock/search/search-paths.ts';
import { ButtonLink } from '@/ui/button/button.tsx';
import { CarSummary } from './car-summary.tsx';
import { HoldStateView } from './hold-parts.tsx';

type Props = {
  car: HoldCar;
  dealer: HoldDealer;
  /** Path of the checkout. */
  path: string;
  /** When the other shopper's hold, payment page or offer ends; null if unavailable. */
  until: Date | null;
  by: TakenBy;
  inLine: number;
};

/** Held, at the payment page, or offered to the next in line. */
type TakenBy = 'hold' | 'payment' | 'turn';

const texts: Record<TakenBy, { title: (model: string) => string; text: string; ends: string }> = {
  hold: { title: (model) => `Someone else is holding this ${model}`, text: '', ends: 'Their hold ends' },
  payment: {
    title: (model) => `Somebody is reserving this ${model} now`,
    text: 'Their payment page is open. If they do not finish, the car is available again. ',
    ends: 'Their payment page closes',
  },
  turn: {
    title: (model) => `This ${model} is kept for who was next in line`,
    text: 'If they do not reserve it, the next person can. ',
    ends: 'Kept for them until',
  },
};

/** Another shopper has the car (CHK-03): until when, and a form to join the line (PLUS-15). */
export function TakenView({ car, dealer, path, until, by, inLine }: Props) {
  const { title, text, ends } = texts[by];
  const when = until ? (by === 'hold' ? dayAndHour(until, dealer.timeZone) : hour(until, dealer.timeZone)) : '';
  return (
    <div className="wrap grid content-start gap-x-12 gap-y-8 py-8 laptop:grid-cols-[minmax(0,1fr)_minmax(320px,24rem)]">
      <div className="grid min-w-0 content-start gap-6">
        <HoldStateView
          icon="clock"
          tone="warn"
          title={title(car.model)}
          text={`${text}Nothing was authorised on your card. Waiting in line costs nothing.`}
          rows={[
            ...(when ? [{ label: ends, text: when }] : []),
            { label: 'Already in line', text: inLine === 1 ? '1 person' : `${inLine} people` },
            { label: 'Your place', text: placeLabel(inLine + 1) },
          ]}
        >
          <ButtonLink kind="filled" href={`${path}?step=line`}>
            Put me next in line
          </ButtonLink>
          <ButtonLink kind="quiet" href={pathOfMake(car.make, car.model)}>
            Similar cars
          </ButtonLink>
        </HoldStateView>
      </div>
      <CarSummary car={car} rows={[]} note="" />
    </div>
  );
}
