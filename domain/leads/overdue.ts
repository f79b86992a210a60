import { type Assignee, assigneeOf } from './assignee.ts';

/**
 * An enquiry that was not taken up by its due time. `inbox`: the mailboxes of people that the
 * enquiry itself went to.
 */
export type OverdueLead = { id: string; assignee: string; inbox: readonly string[] };

/** A mail about these enquiries, to each of these addresses. */
export type OverdueMail = { leads: readonly string[]; targets: readonly string[] };

/** What became overdue longer ago is for the lead desk alone: last week's alarms help no one after a long outage or an upgrade. */
export const mailWithinHours = 24;

/** So many of one address have a mail each; more at the same moment share one, as on the morning after a busy night. */
const maxSingle = 3;

/**
 * Who is written to about what became overdue at the same moment: the person an enquiry is assigned to, where the site's settings name an
 * address of theirs, else its inbox. Each enquiry is in one mail at most; one without an address in none.
 */
export function overdueMails(found: readonly OverdueLead[], entries: readonly string[]): OverdueMail[] {
  const assignees = entries.map(assigneeOf);
  const addressed = found.map((lead) => ({ id: lead.id, targets: targetsOf(lead, assignees) }));
  const groups = Map.groupBy(
    addressed.filter(({ targets }) => targets.length > 0),
    ({ targets }) => targets.join(' '),
  );
  return [...groups.values()].flatMap((group) => {
    const [{ targets } = { targets: [] }] = group;
    const leads = group.map(({ id }) => id);
    return leads.length > maxSingle ? [{ leads, targets }] : leads.map((id) => ({ leads: [id], targets }));
  });
}

function targetsOf({ assignee, inbox }: OverdueLead, assignees: readonly Assignee[]): readonly string[] {
  const found = assignee !== '' && assignees.find(({ name, email }) => name === assignee && email !== '');
  return found ? [found.email] : inbox;
}
