import { clsx } from 'clsx';
import { fullName } from '@/domain/leads/lead-record.ts';
import { leadStates } from '@/domain/leads/lead-states.ts';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import type { LeadEntry } from '@/web/records/lead-desk.ts';
import { ago, moment } from './moments.ts';

type Props = { entry: LeadEntry; timeZone: string; now: number };

/** An enquiry in the list: name, subject, start of the message, state, and when it is due. */
export function LeadRow({ entry, timeZone, now }: Props) {
  const { id, category, vehicle, assignee, booked, excerpt } = entry;
  const about = [category, vehicle?.title].filter(Boolean).join(', ');
  return (
    <li className="bg-surface">
      <a
        className="grid gap-2 p-4 text-ink hover:bg-tint tablet:grid-cols-[minmax(0,1fr)_auto] tablet:gap-6"
        href={pathOfRoute('deskLead', { lead: id })}
      >
        <span className="grid min-w-0 content-start gap-1 text-small">
          <span className="text-body font-semibold">{fullName(entry) || entry.email || entry.phone}</span>
          <span>{about}</span>
          {booked && <span className="font-semibold">Booked for {moment(booked.at, booked.timeZone)}</span>}
          {excerpt && <span className="truncate text-ink-2">{excerpt}</span>}
          {assignee && <span className="text-ink-2">With {assignee}</span>}
        </span>
        <LeadState entry={entry} timeZone={timeZone} now={now} />
      </a>
    </li>
  );
}

function LeadState({ entry, timeZone, now }: Props) {
  const { state, receivedAt, dueAt, late, undelivered, withdrawn } = entry;
  const waits = state === 'new' && !withdrawn && !late && dueAt;
  return (
    <span className="flex flex-wrap items-center gap-2 text-small tablet:max-w-65 tablet:content-start tablet:justify-end">
      {late && <Tag look="bg-bad-bg text-bad">Overdue</Tag>}
      {undelivered && <Tag look="bg-warn-bg text-warn">Not delivered</Tag>}
      {withdrawn && <Tag look="bg-sunken text-ink-2">Withdrawn</Tag>}
      <Tag look="bg-tint text-link">{leadStates.find(({ value }) => value === state)?.title}</Tag>
      <time dateTime={receivedAt.toISOString()} className="text-ink-2 tablet:w-full tablet:text-right">
        {ago(receivedAt.getTime(), now)}
      </time>
      {waits && <span className="w-full tablet:text-right">Answer by {moment(dueAt, timeZone)}</span>}
    </span>
  );
}

const Tag = ({ look, children }: { look: string; children: React.ReactNode }) => (
  <span className={clsx('rounded-sm px-2 font-semibold', look)}>{children}</span>
);
