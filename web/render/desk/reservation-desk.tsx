import { formatCents } from '@/domain/finance/money.ts';
import { dayAndHour, timeLeft } from '@/domain/locations/clock-label.ts';
import { formatPhone, phoneHref } from '@/domain/locations/phone.ts';
import { depositLabel, isCharged } from '@/domain/purchases/deposit-label.ts';
import { type HoldRecord, methodLabel, receiptNumber } from '@/domain/purchases/hold-record.ts';
import { holdStatusOf, moved } from '@/domain/purchases/hold-states.ts';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import type { DeskPurchase } from '@/web/purchases/desk-purchase.ts';
import { type Extras, extrasOf } from '@/web/purchases/shown-extras.ts';
import type { DeskHoldPage } from '@/web/records/hold-desk.ts';
import type { HoldHistory } from '@/web/records/holds.ts';
import { ForfeitForm } from './forfeit-form.tsx';
import { PurchaseCard } from './purchase-card.tsx';
import { NoAbn, ReservationPapers, SaleFields, type Seller } from './reservation-papers.tsx';
import { card, control, Labelled, Reason, StaffForm } from './staff-form.tsx';

type Props = {
  found: DeskHoldPage | null;
  purchase?: DeskPurchase | null;
  seller: Seller;
  /** The problem of the last action; null for none. */
  failed: string | null;
  now: number;
};

/**
 * A reservation for staff: shopper, time, money and history, and the actions, each of which needs a
 * reason.
 */
export function ReservationDesk({ found, purchase = null, seller, failed, now }: Props) {
  const back = (
    <a className="text-small font-semibold text-link" href={pathOfRoute('deskReservations')}>
      All reservations
    </a>
  );
  if (!found)
    return (
      <>
        {back}
        <h1 className="text-h3 font-bold">There is no such reservation</h1>
      </>
    );
  const { hold, events, transfers, line, papers } = found;
  const extras = extrasOf(purchase);
  return (
    <>
      {back}
      <h1 className="text-h3 font-bold">
        {[receiptNumber(hold.receipt), hold.car.title, hold.name].filter(Boolean).join(', ')}
      </h1>
      {failed !== null && (
        <p role="alert" className="rounded-md bg-bad-bg p-4 text-bad">
          {failures.get(failed) ?? usualFailure}
        </p>
      )}
      <div className="grid items-start gap-4 laptop:grid-cols-[3fr_2fr]">
        <div className="grid gap-4">
          <Facts hold={hold} inLine={line.length} now={now} />
          <Actions {...{ hold, seller, extras }} />
          {purchase && <PurchaseCard found={purchase} />}
        </div>
        <div className="grid gap-4">
          <ReservationPapers {...{ hold, papers, seller, extras }} />
          <section className={card}>
            <h2 className="text-title font-bold">History</h2>
            <ol className="grid list-none gap-3 p-0">
              {events.map((event) => (
                <li key={event.id} className="grid gap-1">
                  <span className="wrap-anywhere">{eventLine(event)}</span>
                  <span className="text-small text-ink-2">
                    {[dayAndHour(event.at, hold.dealer.timeZone), event.actor].filter(Boolean).join(', ')}
                  </span>
                </li>
              ))}
            </ol>
          </section>
          {transfers.length > 0 && (
            <section className={card}>
              <h2 className="text-title font-bold">Ledger</h2>
              <ul className="grid list-none gap-3 p-0">
                {transfers.map(({ id, kind, phase, debit, credit, cents, at }) => (
                  <li key={id} className="grid gap-1 text-small">
                    <b>
                      {kind}, {phase}: {formatCents(cents, { withCents: true })}
                    </b>
                    <span>
                      debit {debit}, credit {credit}, {dayAndHour(at, hold.dealer.timeZone)}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
    </>
  );
}

function Facts({ hold, inLine, now }: { hold: HoldRecord; inLine: number; now: number }) {
  const { car, name, phone, email, depositCents, endsAt, state, dealer, payment } = hold;
  const open = state === 'held' || state === 'pending';
  const facts = [
    { label: 'Car', text: [car.title, car.line, car.stockNumber].filter(Boolean).join(', ') },
    { label: 'Shopper', text: name },
    ...(email ? [{ label: 'Email', text: email }] : []),
    {
      label: 'Deposit',
      text: depositCents > 0 ? `${formatCents(depositCents, { withCents: true })}. ${depositLabel(hold)}` : 'None',
    },
    ...(payment ? [{ label: 'Payment', text: payment }] : []),
    { label: open ? 'Ends' : 'Was to end', text: dayAndHour(endsAt, dealer.timeZone) },
    ...(open ? [{ label: 'Time left', text: timeLeft(endsAt.getTime() - now) }] : []),
    { label: 'In line', text: inLine === 1 ? '1 person' : `${inLine} people` },
  ];
  return (
    <section className={card}>
      <dl className="ledger" style={{ marginTop: 0, borderTop: 0 }}>
        {phone !== '' && (
          <div>
            <dt>Phone</dt>
            <dd className="m-0">
              <a className="text-link underline" href={phoneHref(phone)}>
                {formatPhone(phone)}
              </a>
            </dd>
          </div>
        )}
        {facts.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="m-0 wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The actions that the hold's state allows. */
function Actions({ hold, seller, extras }: { hold: HoldRecord; seller: Seller; extras: Extras | null }) {
  const can = (event: Parameters<typeof moved>[1]) => moved(holdStatusOf(hold), event) !== null;
  const { id, depositCents } = hold;
  const amount = formatCents(depositCents, { withCents: true });
  const goesBack = depositCents > 0 && !['none', 'refunded'].includes(hold.money);
  const gives = isCharged(hold) ? 'Refund' : 'Release';
  return (
    <section className={card} aria-label="What you can do">
      {can('applied') && (
        <StaffForm
          hold={id}
          action="apply"
          label={depositCents > 0 ? `Apply ${amount} to the sale` : 'The shopper buys it'}
        >
          <p className="text-small">
            {depositCents > 0 && !isCharged(hold) && `The bank pays the ${amount} now. `}The car stays reserved until
            the feed says that it is sold.
          </p>
          {depositCents > 0 && (seller.abn === '' ? <NoAbn /> : <SaleFields hold={hold} extras={extras} />)}
        </StaffForm>
      )}
      {can('staff-extended') && (
        <StaffForm hold={id} action="extend" label="Extend">
          <Labelled label="By">
            <select name="hours" className={control}>
              <option value="24">24 hours</option>
              <option value="48">48 hours</option>
            </select>
          </Labelled>
          <Reason label="Reason (the shopper reads it)" />
        </StaffForm>
      )}
      {can('staff-released') && (
        <StaffForm hold={id} action="release" label={goesBack ? `${gives} ${amount}` : 'Let the car go'}>
          {hold.money === 'refunded' && (
            <p className="text-small">
              <b>The deposit was refunded at the payment provider.</b> If the sale ended, let the car go: its tax
              invoice is then reversed by an adjustment note. If the sale stands, leave it.
            </p>
          )}
          <Reason label="Reason (the shopper reads it)" required />
        </StaffForm>
      )}
      {can('staff-repaid') && <FailedRefund hold={hold} />}
      {can('staff-forfeited') && <ForfeitForm hold={hold} seller={seller} />}
      <StaffForm hold={id} action="again" label="Read the payment again" />
    </section>
  );
}

/** A refund that the bank returned, and both ways to proceed. */
function FailedRefund({ hold: { id, depositCents, retainedCents, method } }: { hold: HoldRecord }) {
  const amount = formatCents(depositCents - retainedCents, { withCents: true });
  return (
    <>
      <p className="text-small">
        <b>
          The refund of {amount} to {methodLabel(method) || 'the shopper’s card'} did not go through.
        </b>{' '}
        The bank gave it back, as it does for a card that was cancelled or has expired: the money is in your payment
        account, and the shopper has been told so. Send it again, or pay it another way and say here how.
      </p>
      <StaffForm hold={id} action="refund-again" label={`Send the refund of ${amount} again`} />
      <StaffForm hold={id} action="repaid" label={`I paid ${amount} another way`}>
        <Reason label="How and when you paid it (the shopper reads it)" required />
      </StaffForm>
    </>
  );
}

const usualFailure = 'That could not be done. Letting a car go needs a reason; a hold that is over stays as it is.';
const needs =
  'The charges and taxes have to be below the price, the extras have to be as this page shows them now, and the name and the address need Latin, Greek or Cyrillic letters.';
const failures = new Map([
  ['apply', `That could not be done: the car is not held any more, or its tax invoice could not be issued. ${needs}`],
  ['invoice', `No tax invoice was issued: one is issued once. ${needs}`],
  ['forfeit', 'Nothing was retained: it needs a reason, an ABN, and an amount that the law of the state leaves.'],
  ['refund-again', 'The refund was not sent again: it is on its way already, or has arrived.'],
  ['repaid', 'Nothing was changed: say how you paid it. A refund that has arrived meanwhile stays as it is.'],
  ['send', 'That paper could not be sent: there is no email address.'],
]);

const lines: Record<HoldHistory['kind'], string> = {
  opened: 'The shopper opened the payment page',
  'not-opened': 'The payment page could not be opened',
  reserved: 'Held without a deposit',
  'ran-out': 'The payment page closed unpaid',
  authorised: 'The bank authorised the deposit',
  charged: 'The deposit was charged',
  'authorisation-ended': 'The bank set the deposit free',
  'money-released': 'The deposit was released',
  'money-refunded': 'The deposit was refunded',
  'refund-failed': 'The bank gave the refund back',
  'staff-refunds-again': 'Staff sent the refund again',
  'staff-repaid': 'Staff paid the deposit back another way',
  'money-captured': 'The bank paid the deposit',
  'capture-refused': 'The bank did not pay the deposit',
  'hold-ended': 'The hold ended',
  'shopper-released': 'The shopper cancelled',
  'staff-released': 'Released by staff',
  'staff-extended': 'Extended by staff',
  applied: 'Applied to the sale',
  'staff-forfeited': 'Staff retained the deposit',
  'staff-forfeited-part': 'Staff retained a part of the deposit',
};

const eventLine = ({ kind, reason }: HoldHistory): string => (reason ? `${lines[kind]}: “${reason}”` : lines[kind]);
