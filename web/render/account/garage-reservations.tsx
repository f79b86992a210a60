import { formatCents } from '@/domain/finance/money.ts';
import { dayAndHour } from '@/domain/locations/clock-label.ts';
import { depositLabel } from '@/domain/purchases/deposit-label.ts';
import { ButtonLink } from '@/ui/button/button.tsx';
import type { Garage } from '@/web/accounts/read-garage.ts';
import { reservationPath } from '@/web/purchases/reserve.ts';
import type { GarageProps } from './garage-props.ts';
import { GarageSection } from './garage-section.tsx';

type Reservation = Garage['reservations'][number];

/** Reservations of the confirmed number on this site, each with a link to its page. */
export function GarageReservations({ garage: { reservations }, now }: GarageProps) {
  if (reservations.length === 0) return null;
  return (
    <GarageSection id="reservations" title="Reservations" count={reservations.length}>
      <ul>
        {reservations.map((hold) => (
          <li
            key={hold.id}
            className="grid items-center gap-x-5 gap-y-2 border-line border-b py-4 tablet:grid-cols-[170px_minmax(0,1fr)_220px_auto]"
          >
            <p className="text-small tabular-nums">{dayAndHour(hold.createdAt, hold.dealer.timeZone)}</p>
            <p className="min-w-0">
              <b className="block">{hold.car.title}</b>
              <span className="text-ink-2 text-small">{hold.car.line}</span>
            </p>
            <p className="text-small">
              <span className="block">{stateText(hold, now)}</span>
              <span className="text-ink-2">{deposit(hold)}</span>
            </p>
            <ButtonLink kind="outline" size={40} href={reservationPath(hold.token)}>
              Open<span className="visually-hidden"> the reservation of the {hold.car.title}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </GarageSection>
  );
}

function stateText({ state, endsAt, closedAt, dealer }: Reservation, now: number): string {
  const at = (moment: Date) => dayAndHour(moment, dealer.timeZone);
  // The worker ends a hold shortly after its time.
  if ((state === 'held' || state === 'pending') && endsAt.getTime() <= now) return `Ended ${at(endsAt)}`;
  switch (state) {
    case 'pending':
      return `Not finished. Payment page open until ${at(endsAt)}`;
    case 'held':
      return `Reserved until ${at(endsAt)}`;
    case 'applied':
      return 'Applied to your purchase';
    default:
      return closedAt ? `Ended ${at(closedAt)}` : 'Ended';
  }
}

function deposit(hold: Reservation): string {
  const { depositCents, money, state } = hold;
  if (depositCents === 0) return 'No deposit';
  const amount = formatCents(depositCents);
  if (money !== 'none' && money !== 'open') return `Deposit ${amount}: ${lowered(depositLabel(hold))}`;
  return state === 'pending' ? `Deposit ${amount}: not authorised yet` : 'Nothing was charged';
}

const lowered = (copy: string): string => copy.charAt(0).toLowerCase() + copy.slice(1);
