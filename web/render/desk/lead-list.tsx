import { clsx } from 'clsx';
import { type LeadState, leadStates } from '@/domain/leads/lead-states.ts';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import { Button, ButtonLink } from '@/ui/button/button.tsx';
import { listPath } from '@/web/desk/filter.ts';
import type { LeadCounts } from '@/web/records/lead-counts.ts';
import type { LeadEntry, LeadFilter } from '@/web/records/lead-desk.ts';
import { LeadRow } from './lead-row.tsx';

type Props = {
  title: string;
  entries: readonly LeadEntry[];
  next: string;
  counts: LeadCounts;
  filter: LeadFilter;
  assignees: readonly string[];
  /** Time zone of the dealer's first location. */
  timeZone: string;
  now: number;
};

const row = '-mx-4 flex gap-2 overflow-x-auto px-4 py-1 *:shrink-0 tablet:mx-0 tablet:flex-wrap tablet:px-0';

/** The enquiries of a site: states, alarms and search. */
export function LeadList({ title, entries, next, counts, filter, assignees, timeZone, now }: Props) {
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-h3 font-bold">{title}</h1>
        <ButtonLink
          kind="outline"
          size={44}
          href={`/api/desk/export${listPath({ ...filter, before: '' }).slice('/desk'.length)}`}
        >
          Download CSV
        </ButtonLink>
      </header>
      <DeskPages />
      <Alarms counts={counts} />
      <States counts={counts} filter={filter} />
      <Search filter={filter} assignees={assignees} />
      {entries.length === 0 ? (
        <p className="rounded-md bg-surface p-6">
          {leadStates.every(({ value }) => counts[value] === 0) ? (
            'No enquiries yet. What shoppers send from the site’s forms arrives here.'
          ) : (
            <>
              No enquiries match.{' '}
              <a className="font-semibold text-link" href={pathOfRoute('desk')}>
                Show all enquiries
              </a>
            </>
          )}
        </p>
      ) : (
        <ul className="grid list-none gap-px overflow-hidden rounded-md border border-line bg-line p-0">
          {entries.map((entry) => (
            <LeadRow key={entry.id} entry={entry} timeZone={timeZone} now={now} />
          ))}
        </ul>
      )}
      {next !== '' && (
        <ButtonLink kind="outline" href={listPath({ ...filter, before: next })}>
          Earlier enquiries
        </ButtonLink>
      )}
    </>
  );
}

const deskPages = [
  { title: 'Bookings', href: pathOfRoute('deskBookings') },
  { title: 'Saved cars', href: pathOfRoute('deskSavedCars') },
  { title: 'Reservations', href: pathOfRoute('deskReservations') },
  { title: 'Purchases', href: pathOfRoute('deskPurchases') },
  { title: 'Figures', href: pathOfRoute('deskFigures') },
  { title: 'Delivery', href: pathOfRoute('deskDestinations') },
  { title: 'Feeds', href: pathOfRoute('deskFeeds') },
  { title: 'Third parties', href: pathOfRoute('deskThirdParties') },
];

/** Links to the desk's other pages, in one row that scrolls on phones. */
const DeskPages = () => (
  <nav aria-label="Desk" className={row}>
    {deskPages.map(({ title, href }) => (
      <ButtonLink key={href} kind="outline" size={44} href={href}>
        {title}
      </ButtonLink>
    ))}
  </nav>
);

/** Overdue and undelivered enquiries. */
function Alarms({ counts }: { counts: LeadCounts }) {
  if (counts.late === 0 && counts.undelivered === 0) return null;
  return (
    <ul className="flex list-none flex-wrap gap-3 p-0">
      {counts.late > 0 && (
        <li>
          <a className="block rounded-md bg-bad-bg px-4 py-3 font-semibold text-bad" href={listPath({ late: true })}>
            {counts.late} overdue
          </a>
        </li>
      )}
      {counts.undelivered > 0 && (
        <li>
          <a
            className="block rounded-md bg-warn-bg px-4 py-3 font-semibold text-warn"
            href={listPath({ undelivered: true })}
          >
            {counts.undelivered} not delivered yet
          </a>
        </li>
      )}
    </ul>
  );
}

function States({ counts, filter }: Pick<Props, 'counts' | 'filter'>) {
  const total = leadStates.reduce((sum, { value }) => sum + counts[value], 0);
  const tabs: readonly { value: LeadState | 'all'; title: string; count: number }[] = [
    { value: 'all', title: 'All', count: total },
    ...leadStates.map((state) => ({ ...state, count: counts[state.value] })),
  ];
  return (
    <nav aria-label="State" className={row}>
      {tabs.map(({ value, title, count }) => (
        <a
          key={value}
          href={listPath({ ...filter, state: value, before: '' })}
          aria-current={filter.state === value ? 'page' : undefined}
          className={clsx(
            'flex min-h-11 items-center whitespace-nowrap rounded-pill border border-line-2 px-4 text-small font-semibold',
            filter.state === value ? 'bg-action text-on-action' : 'bg-surface text-ink',
          )}
        >
          {title} ({count})
        </a>
      ))}
    </nav>
  );
}

const control = 'min-h-11 w-full min-w-0 rounded-md border border-line-2 bg-surface px-3 text-body text-ink';

function Search({ filter, assignees }: Pick<Props, 'filter' | 'assignees'>) {
  return (
    <search>
      <form
        action={pathOfRoute('desk')}
        className="grid grid-cols-[1fr_auto] gap-2 tablet:grid-cols-[2fr_1fr_auto] tablet:gap-3"
      >
        {filter.state !== 'all' && <input type="hidden" name="state" value={filter.state} />}
        <input
          className={clsx(control, 'col-span-2 tablet:col-span-1')}
          type="search"
          name="q"
          defaultValue={filter.search}
          aria-label="Search"
          placeholder="Name, phone, car"
        />
        <select className={control} name="assignee" defaultValue={filter.assignee} aria-label="Assigned to">
          <option value="">All staff</option>
          {assignees.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <Button kind="filled" size={44} type="submit">
          Search
        </Button>
      </form>
    </search>
  );
}
