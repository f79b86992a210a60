import { formatCents } from '@/domain/finance/money.ts';
import { dayAndHour, hoursLabel, longDayAndHour } from '@/domain/locations/clock-label.ts';
import { formatPhone } from '@/domain/locations/phone.ts';
import { depositFate, depositLabel, isCharged } from '@/domain/purchases/deposit-label.ts';
import { firstName, type HoldRecord, methodLabel, receiptNumber } from '@/domain/purchases/hold-record.ts';
import { paperTitles } from '@/domain/purchases/paper.ts';
import { linksTo } from '@/domain/routes/links-to.ts';
import { vehiclePath } from '@/domain/routes/paths.ts';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import { priceTypes } from '@/domain/stock/vehicle-page/shown-price.ts';
import { Button, ButtonLink } from '@/ui/button/button.tsx';
import { Icon, type IconName } from '@/ui/icon/icon.tsx';
import { reservationPath } from '@/web/purchases/reserve.ts';
import { HoldStateView, Ledger, Panel, Timeline } from './hold-parts.tsx';
import { paperPath } from './papers.tsx';
import type { ReservationProps } from './reservation-props.ts';

/** A held car: until when, receipt, next steps, and cancelling. */
export function HeldView({ site, hold, papers }: ReservationProps) {
  const { car, dealer, depositCents, token, endsAt, heldAt, phone, hours, name, receipt } = hold;
  const amount = formatCents(depositCents, { withCents: true });
  const ends = dayAndHour(endsAt, dealer.timeZone);
  const directions = dealer.address
    ? `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent([dealer.place, dealer.address].filter(Boolean).join(', '))}`
    : '';
  return (
    <>
      <div className="grid gap-2">
        <p className="flex items-center gap-2 font-semibold text-good">
          <Icon name="badge-check" size={20} stroke={2} />
          Reserved
        </p>
        <h1>It’s held for you, {firstName(name)}</h1>
        <p>
          Nobody else can reserve this {car.model} until <b>{longDayAndHour(endsAt, dealer.timeZone)}</b>. We text this
          to {formatPhone(phone).replaceAll(' ', '\u00a0')}.
        </p>
      </div>
      <Panel>
        <Ledger
          first
          rows={[
            { label: 'Receipt', text: receiptNumber(receipt) },
            ...(depositCents > 0 ? [{ label: depositLabel(hold), text: amount }] : []),
            { label: 'Hold ends', text: ends },
            ...(dealer.address
              ? [{ label: 'Where', text: [dealer.place || dealer.name, dealer.address].join(', ') }]
              : []),
          ]}
        />
        <p className="mt-4 flex flex-wrap gap-3">
          {directions && (
            <ButtonLink kind="filled" href={directions}>
              <Icon name="navigation" size={18} />
              Get Directions
            </ButtonLink>
          )}
          <ButtonLink kind="outline" href={`/api/reservation/${token}/calendar`}>
            <Icon name="calendar" size={18} />
            Add to calendar
          </ButtonLink>
          {papers.map((paper) => (
            <ButtonLink key={paper.id} kind="quiet" href={paperPath(token, paper)}>
              {paperTitles[paper.kind]} (PDF)
            </ButtonLink>
          ))}
        </p>
      </Panel>
      <Timeline
        title={`Held for you for ${hoursLabel(hours)}`}
        points={[
          {
            when: dayAndHour(heldAt ?? endsAt, dealer.timeZone),
            what:
              depositCents > 0
                ? `Your bank ${isCharged(hold) ? 'paid' : 'authorised'} ${formatCents(depositCents)} and the car was marked reserved`
                : 'The car was marked reserved',
          },
          {
            when: ends,
            what:
              depositCents > 0
                ? `Buy it, or the hold ends and the ${formatCents(depositCents)} is ${isCharged(hold) ? 'refunded' : 'released'}`
                : 'Buy it, or the hold ends',
          },
        ]}
      />
      <ul className="border-t border-line">
        {linksTo(site, pathOfRoute('bookTestDrive')) && (
          <Next
            href={`${vehiclePath(car.slug)}#enquire`}
            icon="calendar"
            title="Book a test drive"
            text={dealer.name}
          />
        )}
        {linksTo(site, pathOfRoute('tradeIn')) && (
          <Next
            href={`${pathOfRoute('tradeInForCar')}?car_id=${encodeURIComponent(hold.vehicle)}`}
            icon="repeat"
            title="Value your trade-in"
            text="A few questions about your car"
          />
        )}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p>
          <b className="block">Changed your mind?</b>
          <span className="text-small text-ink-2">
            Cancel here any time before {ends}. Others can then reserve the car at once
            {depositCents > 0 &&
              ` and the ${formatCents(depositCents)} is ${isCharged(hold) ? 'refunded' : 'released'}`}
            .
          </span>
        </p>
        <ButtonLink kind="outline" size={44} href={`${reservationPath(token)}?ask=cancel`}>
          Cancel reservation
        </ButtonLink>
      </div>
    </>
  );
}

const Next = ({ href, icon, title, text }: { href: string; icon: IconName; title: string; text: string }) => (
  <li className="border-b border-line py-1.5">
    <a className="flex min-h-12 items-center gap-3" href={href}>
      <Icon name={icon} size={20} />
      <span className="min-w-0 flex-1">
        <b className="block">{title}</b>
        <span className="text-small text-ink-2">{text}</span>
      </span>
      <Icon name="chevron-right" size={18} />
    </a>
  </li>
);

/** Confirms before the car is released. */
export function CancelView({ hold }: ReservationProps) {
  const { car, depositCents, token, method, state } = hold;
  const back = isCharged(hold) ? 'Refunded' : 'Released';
  const to = methodLabel(method);
  return (
    <HoldStateView
      icon="info"
      tone="plain"
      title="Cancel your reservation?"
      text={`You can reserve the ${car.model} again if nobody else has.`}
      rows={[
        ...(depositCents > 0 && state === 'held'
          ? [{ label: to ? `${back} to ${to}` : back, text: formatCents(depositCents, { withCents: true }) }]
          : []),
        ...(isCharged(hold) ? [] : [{ label: 'Charged', text: '$0.00' }]),
        { label: 'The car', text: 'Available to others at once' },
      ]}
    >
      <form method="post" action={`/api/reservation/${token}`}>
        <input type="hidden" name="action" value="cancel" />
        <Button kind="outline" size={44} type="submit">
          Cancel reservation
        </Button>
      </form>
      <ButtonLink kind="quiet" size={44} href={reservationPath(token)}>
        Keep it
      </ButtonLink>
    </HoldStateView>
  );
}

/** The figures beside a reservation. */
export function heldSummary(hold: HoldRecord) {
  const { car, depositCents, state, dealer, endsAt } = hold;
  const amount = formatCents(depositCents);
  const price = { label: priceTypes[car.priceType] || 'Price', text: formatCents(car.priceCents) };
  if (depositCents === 0 || !['held', 'pending', 'applied'].includes(state)) return { rows: [price], note: '' };
  const rows = [
    price,
    { label: `The ${amount} comes off if you buy`, text: formatCents(-depositCents) },
    { label: 'Left to pay if you buy', text: formatCents(car.priceCents - depositCents), strong: true },
    ...(state === 'held' ? [{ label: 'Held until', text: dayAndHour(endsAt, dealer.timeZone) }] : []),
  ];
  const fate = state === 'applied' ? depositFate(hold) : cancelNote(hold, amount);
  return { rows, note: fate };
}

const cancelNote = (hold: HoldRecord, amount: string): string =>
  `Change your mind for any reason before the hold ends and the ${amount} is ${isCharged(hold) ? 'refunded' : 'released'} in full.`;
