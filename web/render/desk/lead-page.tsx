import { fullName, type LeadRecord, leadNumber } from '@/domain/leads/lead-record.ts';
import { leadStates } from '@/domain/leads/lead-states.ts';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import { Button } from '@/ui/button/button.tsx';
import type { DeskPurchase } from '@/web/purchases/desk-purchase.ts';
import type { DeskLead } from '@/web/records/lead-desk.ts';
import type { SharedInterest } from '@/web/records/shared-interest.ts';
import { AnswerCard, type Writing } from './answer-card.tsx';
import { LeadAnswers } from './lead-answers.tsx';
import { LeadContact } from './lead-contact.tsx';
import { LeadHistory } from './lead-history.tsx';
import { LeadInterest } from './lead-interest.tsx';
import { moment } from './moments.ts';
import { PurchaseCard } from './purchase-card.tsx';

type Props = {
  found: DeskLead;
  assignees: readonly string[];
  /** The site's standard replies. */
  answers: readonly string[];
  writing: Writing;
  /** What the shopper shares of their garage; null for nothing. */
  interest?: SharedInterest | null;
  /** The online purchase that it sent; null for none. */
  purchase?: DeskPurchase | null;
  now: number;
};

const card = 'grid content-start gap-3 rounded-md border border-line bg-surface p-4 tablet:p-6';
const control = 'min-h-11 w-full min-w-0 rounded-md border border-line-2 bg-surface px-3 py-2 text-body text-ink';

const isAnswerable = ({ lead, withdrawnAt }: DeskLead): boolean => lead.person.email !== '' && !withdrawnAt;

/** One enquiry: contact, content, history and deliveries. */
export function LeadPage({ found, now, assignees, answers, writing, interest = null, purchase = null }: Props) {
  const { lead, dueAt, state, withdrawnAt } = found;
  const { timeZone } = lead.dealer;
  const isLate = state === 'new' && !withdrawnAt && dueAt !== null && dueAt.getTime() < now;
  return (
    <>
      <a className="text-small font-semibold text-link" href={pathOfRoute('desk')}>
        All enquiries
      </a>
      <header className="grid gap-2">
        <h1 className="text-h3 font-bold">{fullName(lead.person) || 'Enquiry'}</h1>
        <p className="text-ink-2">
          {[lead.category, lead.subcategory].filter(Boolean).join(', ')}, {moment(lead.receivedAtMs, timeZone)}, number{' '}
          {leadNumber(lead.id)}
        </p>
        {isLate && <p className="font-semibold text-bad">Overdue since {moment(dueAt, timeZone)}</p>}
        {withdrawnAt && <p className="font-semibold">The shopper withdrew it on {moment(withdrawnAt, timeZone)}.</p>}
        <LeadContact lead={lead} answerable={isAnswerable(found)} />
      </header>
      <div className="grid items-start gap-4 laptop:grid-cols-[3fr_2fr] laptop:grid-rows-[auto_1fr]">
        <LeadAnswers lead={lead} booking={found.booking} files={found.files} />
        <div className="grid gap-4 laptop:col-start-2 laptop:row-span-2 laptop:row-start-1">
          <Work found={found} assignees={assignees} />
          {isAnswerable(found) && <AnswerCard found={found} answers={answers} writing={writing} now={now} />}
          <NoteCard lead={lead} />
          <Deletion lead={lead} />
        </div>
        <div className="grid gap-4">
          {purchase && <PurchaseCard found={purchase} />}
          {interest && <LeadInterest interest={interest} timeZone={timeZone} />}
          <LeadHistory found={found} />
        </div>
      </div>
    </>
  );
}

function Work({ found, assignees }: Pick<Props, 'found' | 'assignees'>) {
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
          <option value="">Unassigned</option>
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <Button kind="outline" size={44} type="submit">
          Assign
        </Button>
      </form>
    </section>
  );
}

/**
 * A note for staff, which must not be confused with a reply: it looks different and states who
 * reads it.
 */
const NoteCard = ({ lead }: { lead: LeadRecord }) => (
  <form
    method="post"
    action={`/api/desk/leads/${lead.id}`}
    className="grid content-start gap-3 rounded-md border border-dashed border-line-2 bg-warn-bg p-4 tablet:p-6"
  >
    <input type="hidden" name="action" value="note" />
    <label className="grid gap-2 font-semibold text-warn">
      Note for colleagues, not sent to the customer
      <textarea className={`${control} font-normal`} name="text" rows={3} maxLength={2_000} required />
    </label>
    <div>
      <Button kind="outline" size={44} type="submit">
        Add note
      </Button>
    </div>
  </form>
);

const Deletion = ({ lead }: { lead: LeadRecord }) => (
  <details className="px-4">
    <summary className="text-small text-ink-2">The shopper wants it deleted</summary>
    <form method="post" action={`/api/desk/leads/${lead.id}`} className="grid gap-2 pt-2">
      <input type="hidden" name="action" value="delete" />
      <label className="flex items-center gap-2 text-small">
        <input type="checkbox" name="sure" value="yes" required /> Delete this enquiry with all that belongs to it, for
        good
      </label>
      <Button kind="outline" size={44} type="submit">
        Delete
      </Button>
    </form>
  </details>
);
