import { clsx } from 'clsx';
import { formatCents } from '@/domain/finance/money.ts';
import { dayAndHour, timeLeft } from '@/domain/locations/clock-label.ts';
import { formatPhone } from '@/domain/locations/phone.ts';
import { depositLabel } from '@/domain/purchases/deposit-label.ts';
import { type HoldRecord, receiptNumber } from '@/domain/purchases/hold-record.ts';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import type { SiteIdentity, SiteSwitches } from '@/domain/site/site-parts.ts';
import { ButtonLink } from '@/ui/button/button.tsx';
import { stuckReason } from '@/web/desk/stuck-reason.ts';
import type { Comparison } from '@/web/purchases/compare-with-provider.ts';
import type { DeskHold, HoldCounts, HoldGroup } from '@/web/records/hold-desk.ts';
import type { LineRow } from '@/web/records/hold-waiting.ts';
import { ProviderCheck } from './provider-check.tsx';

export type ReservationList =
  | { kind: 'check'; comparison: Comparison | 'away' }
  | { kind: HoldGroup; rows: readonly DeskHold[] }
  | { kind: 'line'; rows: readonly LineRow[] };

type Props = {
  site: Pick<SiteIdentity & SiteSwitches, 'name' | 'options'>;
  counts: HoldCounts;
  stuck: readonly HoldRecord[];
  list: ReservationList;
  now: number;
};

const emptyTexts = {
  held: 'No car is held now.',
  line: 'No one is in line for a car.',
  applied: 'No deposit was applied to a sale yet.',
  ended: 'No reservation has ended yet.',
} as const;

/** The reservations of a dealership: stuck ones first, then by state. */
export function ReservationsPage({ site, counts, stuck, list, now }: Props) {
  const people = counts.line === 1 ? '1 person' : `${counts.line} people`;
  return (
    <>
      <a className="text-small font-semibold text-link" href={pathOfRoute('desk')}>
        All enquiries
      </a>
      <header className="flex flex-wrap items-center gap-2 tablet:gap-3">
        <div className="w-full laptop:mr-auto laptop:w-auto">
          <h1 className="text-h3 font-bold">Reservations, {site.name}</h1>
          <p className="text-small text-ink-2">
            {counts.held === 1 ? '1 car' : `${counts.held} cars`} held, {people} in line. Held {site.options.holdHours}{' '}
            hours.
          </p>
        </div>
        <ButtonLink kind="outline" size={44} href="/api/desk/reservations">
          For the bookkeeper (CSV)
        </ButtonLink>
      </header>
      {stuck.length > 0 && <Stuck stuck={stuck} now={now} />}
      <Tabs counts={counts} chosen={list.kind} />
      {list.kind === 'check' && <ProviderCheck comparison={list.comparison} />}
      {list.kind !== 'check' && list.rows.length === 0 && (
        <p className="rounded-md bg-surface p-6">{emptyTexts[list.kind]}</p>
      )}
      {list.kind !== 'check' && list.rows.length > 0 && (
        <ul className="grid list-none gap-px overflow-hidden rounded-md border border-line bg-line p-0">
          {list.kind === 'line'
            ? list.rows.map((row) => <Waiting key={row.id} row={row} />)
            : list.rows.map((hold) => <Row key={hold.id} hold={hold} now={now} />)}
        </ul>
      )}
    </>
  );
}

function Stuck({ stuck, now }: Pick<Props, 'stuck' | 'now'>) {
  return (
    <section
      className="grid gap-3 rounded-md border border-line bg-surface p-4 tablet:p-6"
      aria-label="Money to look at"
    >
      <h2 className="text-title font-bold">Money to look at</h2>
      <ul className="grid list-none gap-3 p-0">
        {stuck.map((hold) => (
          <li key={hold.id} className="flex flex-wrap items-start justify-between gap-3 border-t border-line pt-3">
            <span className="grid min-w-0 gap-1 wrap-anywhere">
              <b className="text-bad">{stuckReason(hold, now)}</b>
              <span className="text-small">
                {[receiptNumber(hold.receipt), depositLabel(hold), hold.name, hold.car.title]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </span>
            <ButtonLink kind="outline" size={44} href={pathOfRoute('deskReservation', { hold: hold.id })}>
              Open
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

const tabs = [
  { kind: 'held', title: 'Held' },
  { kind: 'line', title: 'In line' },
  { kind: 'applied', title: 'Applied' },
  { kind: 'ended', title: 'Ended' },
  { kind: 'check', title: 'Check with the provider' },
] as const;

const Tabs = ({ counts, chosen }: { counts: HoldCounts; chosen: ReservationList['kind'] }) => (
  <nav aria-label="State" className="-mx-4 flex gap-2 overflow-x-auto px-4 tablet:mx-0 tablet:flex-wrap tablet:px-0">
    {tabs.map(({ kind, title }) => (
      <a
        key={kind}
        href={`${pathOfRoute('deskReservations')}?state=${kind}`}
        aria-current={chosen === kind ? 'page' : undefined}
        className={clsx(
          'flex min-h-11 items-center whitespace-nowrap rounded-pill border border-line-2 px-4 text-small font-semibold',
          chosen === kind ? 'bg-action text-on-action' : 'bg-surface text-ink',
        )}
      >
        {kind === 'check' ? title : `${title} (${counts[kind]})`}
      </a>
    ))}
  </nav>
);

const row = 'grid gap-2 bg-surface p-4 wrap-anywhere tablet:grid-cols-3';

function Row({ hold, now }: { hold: DeskHold; now: number }) {
  const { id, car, name, phone, depositCents, endsAt, closedAt, state, dealer, receipt, inLine } = hold;
  const open = state === 'held' || state === 'pending';
  return (
    <li className={row}>
      <span>
        <a className="font-semibold text-link underline" href={pathOfRoute('deskReservation', { hold: id })}>
          {car.title}
        </a>
        <span className="block text-small">{[car.line, car.stockNumber].filter(Boolean).join(', ')}</span>
        <span className="block text-small text-ink-2">{receiptNumber(receipt)}</span>
      </span>
      <span>
        <b>{name}</b>
        <span className="block text-small">{formatPhone(phone)}</span>
        <span className="block text-small">
          {depositCents > 0 ? `${formatCents(depositCents, { withCents: true })}. ${depositLabel(hold)}` : 'No deposit'}
        </span>
      </span>
      <span>
        <b>{dayAndHour(open ? endsAt : (closedAt ?? endsAt), dealer.timeZone)}</b>
        <span className="block text-small">
          {state === 'pending' ? 'At the payment page, ' : ''}
          {open ? timeLeft(endsAt.getTime() - now) : stateTitles[state]}
        </span>
        {inLine > 0 && <span className="block text-small">{inLine} in line</span>}
      </span>
    </li>
  );
}

const stateTitles: Record<HoldRecord['state'], string> = {
  pending: 'At the payment page',
  held: 'Held',
  applied: 'Applied to the sale',
  released: 'Released',
  expired: 'Not paid',
};

const Waiting = ({ row: { car, name, phone, dealer, joinedAt, state, preferredUntil } }: { row: LineRow }) => (
  <li className={row}>
    <span>
      <b>{car.title}</b>
      <span className="block text-small">{[car.line, car.stockNumber].filter(Boolean).join(', ')}</span>
    </span>
    <span>
      <b>{name}</b>
      <span className="block text-small">{formatPhone(phone)}</span>
    </span>
    <span className="text-small">
      {state === 'offered' && preferredUntil
        ? `Only they can reserve it until ${dayAndHour(preferredUntil, dealer.timeZone)}`
        : `Waits since ${dayAndHour(joinedAt, dealer.timeZone)}`}
    </span>
  </li>
);
