import { formatCents } from '@/domain/finance/money.ts';
import { dayAndHour, hoursLabel, longDayAndHour } from '@/domain/locations/clock-label.ts';
import { priceTypes } from '@/domain/stock/vehicle-page/shown-price.ts';
import { CarSummary } from './car-summary.tsx';
import type { CheckoutProps } from './checkout-parts.tsx';
import { CodeStep } from './code-step.tsx';
import { DetailsStep } from './details-step.tsx';
import { Steps, Timeline } from './hold-parts.tsx';
import { ReviewStep } from './review-step.tsx';

const problems: Readonly<Record<string, string>> = {
  confirm: 'Please confirm your mobile number again. Nothing was charged and the car is not held.',
  changed: 'The price or the deposit changed while this page was open. Please check both, then go on.',
  terms: 'Please agree to the reservation terms to go on.',
  unpaid: 'The payment page cannot be opened right now. Nothing was charged and the car is not held. Please try again.',
  many: 'This number already holds three cars. Cancel one of them first, or call us.',
  often: 'That was tried very often from here. Please wait a few minutes, or call us.',
  full: 'The line for this car is full. Please call us.',
  failed: 'That could not be done. Nothing was charged. Please try again.',
};

/**
 * The steps to a reservation (CHK-01 to CHK-04): details, code, review. Works without script and
 * without an account.
 */
export function CheckoutPage(props: CheckoutProps) {
  const { car, dealer, depositCents, hours, now, mode, step, problemKey } = props;
  const ends = now + hours * 3_600_000;
  const at = { details: 0, mobile: 1, review: 2 }[step];
  const problem = Object.hasOwn(problems, problemKey) && problems[problemKey];
  return (
    <div className="wrap grid content-start gap-x-12 gap-y-8 py-8 laptop:grid-cols-[minmax(0,1fr)_minmax(320px,24rem)]">
      <div className="grid min-w-0 content-start gap-6">
        <div className="grid gap-3">
          <h1>{mode === 'line' ? `Next in line for this ${car.model}` : `Reserve this ${car.model}`}</h1>
          {mode === 'line' ? <LineLede /> : <ReserveLede {...props} ends={ends} />}
          <Steps at={at} last={mode === 'line' ? 'Your place' : depositCents > 0 ? 'Payment' : 'Confirm'} />
        </div>
        {problem && (
          <p role="alert" data-testid="error-warning" className="form-alert">
            {problem}
          </p>
        )}
        {step === 'details' && <DetailsStep {...props} />}
        {step === 'mobile' && <CodeStep {...props} />}
        {mode === 'reserve' && (
          <Timeline
            title={`Held for you for ${hoursLabel(hours)}`}
            points={[
              {
                when: dayAndHour(now, dealer.timeZone),
                what:
                  depositCents > 0
                    ? `Your bank authorises ${formatCents(depositCents)} and the car is marked reserved`
                    : 'The car is marked reserved',
              },
              ...(props.visit ? [{ when: props.visit, what: 'Come and drive it. Bring your licence' }] : []),
              {
                when: dayAndHour(ends, dealer.timeZone),
                what:
                  depositCents > 0
                    ? `Buy it, or the hold ends and the ${formatCents(depositCents)} is released`
                    : 'Buy it, or the hold ends',
              },
            ]}
            note={
              depositCents > 0
                ? `The ${hoursLabel(hours)} start when your bank says yes. These times are for a payment made now.`
                : 'These times are for a reservation made now.'
            }
          />
        )}
        {step === 'review' && <ReviewStep {...props} ends={ends} />}
      </div>
      <CarSummary car={car} rows={summaryRows(props, ends)} note={summaryNote(props)} />
    </div>
  );
}

const ReserveLede = ({ ends, dealer, depositCents }: CheckoutProps & { ends: number }) => (
  <p>
    <b>{depositCents > 0 ? 'A deposit' : 'A reservation'} holds the car, it does not buy it.</b> Until{' '}
    {longDayAndHour(ends, dealer.timeZone)}, nobody else can reserve it and you owe nothing.
  </p>
);

const LineLede = () => (
  <p>
    Somebody else is holding it. If it becomes available, we text you and only you can reserve it for 30 minutes.
    Waiting costs nothing, and we use your number for nothing else.
  </p>
);

function summaryRows({ car, depositCents, dealer, mode }: CheckoutProps, ends: number) {
  const price = { label: priceTypes[car.priceType] || 'Price', text: formatCents(car.priceCents) };
  if (mode === 'line') return [price];
  const until = { label: 'Held until', text: dayAndHour(ends, dealer.timeZone) };
  if (depositCents === 0) return [price, until];
  return [
    price,
    { label: 'To authorise now', text: formatCents(depositCents, { withCents: true }), strong: true },
    until,
    { label: 'Left to pay if you buy', text: formatCents(car.priceCents - depositCents) },
  ];
}

const summaryNote = ({ mode, depositCents }: CheckoutProps): string =>
  mode === 'line' || depositCents === 0
    ? ''
    : `Change your mind for any reason before the hold ends and the ${formatCents(depositCents)} is released in full.`;
