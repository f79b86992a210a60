import { isOpenBooking } from '@/domain/leads/booking.ts';
import { enquiryPath } from '@/domain/routes/paths.ts';
import { ButtonLink } from '@/ui/button/button.tsx';
import type { Garage } from '@/web/accounts/read-garage.ts';
import { moment } from '../desk/moments.ts';
import type { GarageProps } from './garage-props.ts';

type Enquiry = Garage['enquiries'][number];

/** Enquiries sent with the confirmed number, each with a link to its receipt. */
export function GarageEnquiries({ garage: { enquiries }, timeZone, site, now }: GarageProps) {
  if (enquiries.length === 0)
    return (
      <p className="py-4 text-ink-2">
        What you send {site.name} with this number shows here: enquiries, test drives, valuations.
      </p>
    );
  return (
    <ul>
      {enquiries.map((enquiry) => (
        <li
          key={enquiry.id}
          className="grid items-center gap-x-5 gap-y-2 border-line border-b py-4 tablet:grid-cols-[170px_minmax(0,1fr)_220px_auto]"
        >
          <p className="text-small tabular-nums">{moment(enquiry.receivedAt, timeZone)}</p>
          <p className="min-w-0 font-semibold">{enquiry.vehicle?.title ?? 'Enquiry'}</p>
          <p className="text-small">{stateText(enquiry, timeZone)}</p>
          <Ways enquiry={enquiry} timeZone={timeZone} now={now} />
        </li>
      ))}
    </ul>
  );
}

/** A coming booking is moved and cancelled on the receipt. */
function Ways({ enquiry, timeZone, now }: { enquiry: Enquiry } & Pick<GarageProps, 'timeZone' | 'now'>) {
  const { token, booking, withdrawnAt, receivedAt } = enquiry;
  const receipt = enquiryPath(token);
  const isOpen =
    !withdrawnAt && booking && isOpenBooking({ state: booking.state, fromMs: booking.startsAt.getTime() }, now);
  const ways: [string, string][] = isOpen
    ? [
        ['Move', `${receipt}#another-time`],
        ['Cancel', `${receipt}?cancel=ask#cancel-booking`],
      ]
    : [['Open', receipt]];
  return (
    <p className="flex gap-2">
      {ways.map(([label, href]) => (
        <ButtonLink key={label} kind={label === 'Cancel' ? 'quiet' : 'outline'} size={40} href={href}>
          {label}
          <span className="visually-hidden">
            {isOpen ? ' the booking' : ' the enquiry'} of {moment(receivedAt, timeZone)}
          </span>
        </ButtonLink>
      ))}
    </p>
  );
}

function stateText({ state, dueAt, withdrawnAt, booking }: Enquiry, timeZone: string): string {
  if (withdrawnAt) return 'Withdrawn';
  if (booking && booking.state !== 'cancelled')
    return `Booked for ${moment(booking.startsAt, booking.timeZone)}, ${booking.placeName}`;
  if (booking) return 'Booking cancelled';
  if (state === 'new') return dueAt ? `Answer due by ${moment(dueAt, timeZone)}` : 'With the team';
  return state === 'in-work' ? 'Somebody is working on it' : 'Answered';
}
