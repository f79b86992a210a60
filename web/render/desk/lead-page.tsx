import { bookingTime } from '@/domain/leads/booking.ts';
import { bookingTitle } from '@/domain/leads/booking-kinds.ts';
import { fullName, leadNumber } from '@/domain/leads/lead-record.ts';
import { leadStates } from '@/domain/leads/lead-states.ts';
import { rangeWords } from '@/domain/leads/valuation.ts';
import { phoneHref } from '@/domain/locations/phone.ts';
import { pathOfRoute } from '@/domain/site/routes/route-of-path.ts';
import { Button } from '@/ui/button/button.tsx';
import type { DeskLead } from '@/web/records/lead-desk.ts';
import { AnswerForm } from './answer-form.tsx';
import { LeadHistory } from './lead-history.tsx';
import { moment } from './moments.ts';

type Props = {
  found: DeskLead;
  assignees: readonly string[];
  /** Answers of the site's settings, and the number of the one that is chosen, from 1. */
  answers: readonly string[];
  chosen: string;
  now: number;
};

const card = 'grid content-start gap-3 rounded-md border border-line bg-surface p-4 tablet:p-6';
const control = 'min-h-11 w-full min-w-0 rounded-md border border-line-2 bg-surface px-3 py-2 text-body text-ink';

/** One enquiry: who asks for what, how to reach them, what was done, and whether it arrived where it should. */
export function LeadPage({ found, now, ...work }: Props) {
  const { lead, dueAt, state, withdrawnAt } = found;
  const { timeZone } = lead.dealer;
  const isLate = state === 'new' && !withdrawnAt && dueAt !== null && dueAt.getTime() < now;
  return (
    <>
      <a className="text-small font-semibold text-link" href={pathOfRoute('desk')}>
        All enquiries
      </a>
      <header className="grid gap-1">
        <h1 className="text-h3 font-bold">{fullName(lead.person) || 'Enquiry'}</h1>
        <p className="text-ink-2">
          {[lead.category, lead.subcategory].filter(Boolean).join(', ')}, {moment(lead.receivedAtMs, timeZone)}, number{' '}
          {leadNumber(lead.id)}
        </p>
        {isLate && <p className="font-semibold text-bad">Overdue since {moment(dueAt, timeZone)}</p>}
        {withdrawnAt && <p className="font-semibold">The shopper withdrew it on {moment(withdrawnAt, timeZone)}.</p>}
      </header>
      <div className="grid items-start gap-4 laptop:grid-cols-[3fr_2fr] laptop:grid-rows-[auto_1fr]">
        <Answers lead={lead} booking={found.booking} files={found.files} />
        <div className="laptop:col-start-2 laptop:row-span-2 laptop:row-start-1">
          <Work found={found} {...work} />
        </div>
        <div className="grid gap-4">
          <LeadHistory found={found} />
        </div>
      </div>
    </>
  );
}

function Answers({ lead, booking, files }: Pick<DeskLead, 'lead' | 'booking' | 'files'>) {
  const { person, vehicle, details } = lead;
  const pages = details.userData?.lead_attributes.visited_pages ?? [];
  const from = Object.entries(details.userData?.lead_attributes.linked_query_params ?? {}).filter(([key]) =>
    key.startsWith('utm_'),
  );
  return (
    <section className={card}>
      <p className="flex flex-wrap gap-x-6 gap-y-2 font-semibold">
        {person.phone && (
          <a className="text-link underline" href={phoneHref(person.phone)}>
            {person.phone}
          </a>
        )}
        {person.email && (
          <a className="text-link underline" href={`mailto:${encodeURIComponent(person.email)}`}>
            {person.email}
          </a>
        )}
      </p>
      <dl className="grid gap-2">
        {files.map(({ id, name, size }) => (
          <Fact key={id} label="File">
            <a className="text-link underline" href={`/api/desk/files/${id}`}>
              {name}
            </a>
            , {Math.ceil(size / 1_000)} KB
          </Fact>
        ))}
        {lead.valuation && (
          <Fact label="Online estimate">
            {rangeWords(lead.valuation)}
            {lead.valuation.acceptedAtMs ? ', accepted' : `, valid until ${lead.valuation.validUntil}`}
          </Fact>
        )}
        {booking && (
          <Fact label={bookingTitle(booking.kind)}>
            {bookingTime(booking)}, {booking.placeName}
            {booking.state === 'booked' ? '' : `, ${booking.state}`}
          </Fact>
        )}
        {vehicle && (
          <Fact label="Car">
            {vehicle.title}, stock number {vehicle.stockNumber}
            {vehicle.price && `, ${vehicle.price}`}
          </Fact>
        )}
        {lead.lines.map(({ label, text }) => (
          <Fact key={label} label={label}>
            {text}
          </Fact>
        ))}
        {pages.length > 0 && <Fact label="Pages seen">{pages.join(' › ')}</Fact>}
        {from.length > 0 && (
          <Fact label="Came by">{from.map(([key, value]) => `${key.slice(4)} ${value}`).join(', ')}</Fact>
        )}
      </dl>
    </section>
  );
}

const Fact = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div className="grid gap-1 tablet:grid-cols-[180px_1fr]">
    <dt className="text-small text-ink-2">{label}</dt>
    <dd className="m-0 whitespace-pre-line wrap-anywhere">{children}</dd>
  </div>
);

function Work({ found, assignees, answers, chosen }: Omit<Props, 'now'>) {
  const { lead, state, assignee } = found;
  const action = `/api/desk/leads/${lead.id}`;
  const names = assignee && !assignees.includes(assignee) ? [assignee, ...assignees] : assignees;
  return (
    <section className={card} aria-label="Work">
      <form method="post" action={action} className="grid grid-cols-2 gap-2">
        <input type="hidden" name="action" value="state" />
        {leadStates.map(({ value, title }) => (
          <Button
            key={value}
            kind={value === state ? 'filled' : 'outline'}
            size={44}
            type="submit"
            name="state"
            value={value}
            aria-pressed={value === state}
          >
            {title}
          </Button>
        ))}
      </form>
      <form method="post" action={action} className="flex gap-2">
        <input type="hidden" name="action" value="assign" />
        <select className={control} name="assignee" defaultValue={assignee} aria-label="Assigned to">
          <option value="">Nobody yet</option>
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <Button kind="outline" size={44} type="submit">
          Assign
        </Button>
      </form>
      {lead.person.email && !found.withdrawnAt && <AnswerForm lead={lead} answers={answers} chosen={chosen} />}
      <form method="post" action={action} className="grid gap-2">
        <input type="hidden" name="action" value="note" />
        <label className="grid gap-1 text-small font-semibold">
          Note
          <textarea className={control} name="text" rows={3} maxLength={2_000} required />
        </label>
        <Button kind="outline" size={44} type="submit">
          Add note
        </Button>
      </form>
      <details>
        <summary className="text-small text-ink-2">The shopper wants it deleted</summary>
        <form method="post" action={action} className="grid gap-2 pt-2">
          <input type="hidden" name="action" value="delete" />
          <label className="flex items-center gap-2 text-small">
            <input type="checkbox" name="sure" value="yes" required /> Delete this enquiry with all that belongs to it,
            for good
          </label>
          <Button kind="outline" size={44} type="submit">
            Delete
          </Button>
        </form>
      </details>
    </section>
  );
}
