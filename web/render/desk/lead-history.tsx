import { leadStates } from '@/domain/leads/lead-states.ts';
import { Button } from '@/ui/button/button.tsx';
import type { DeskLead, LeadDelivery, LeadEvent } from '@/web/records/lead-desk.ts';
import { moment } from './moments.ts';

const card = 'grid content-start gap-3 rounded-md border border-line bg-surface p-4 tablet:p-6';

/** The history of an enquiry and its deliveries (PLUS-10). */
export function LeadHistory({ found }: { found: DeskLead }) {
  const { lead, events, deliveries } = found;
  const { timeZone } = lead.dealer;
  const open = deliveries.filter(({ state, attempts }) => state === 'stuck' || (state === 'waiting' && attempts > 0));
  return (
    <>
      <section className={card}>
        <h2 className="text-title font-bold">Sent to</h2>
        {deliveries.length === 0 && <p>Nowhere: the office settings name no address for enquiries.</p>}
        <ul className="grid list-none gap-3 p-0">
          {deliveries.map((delivery) => (
            <li key={delivery.id} className="grid gap-1 wrap-anywhere">
              <span className="font-semibold">{destination(delivery)}</span>
              <span className="text-small">{progress(delivery, timeZone)}</span>
            </li>
          ))}
        </ul>
        {open.length > 0 && (
          <form method="post" action={`/api/desk/leads/${lead.id}`}>
            <input type="hidden" name="action" value="replay" />
            <Button kind="filled" size={44} type="submit">
              Send again
            </Button>
          </form>
        )}
      </section>
      {events.length > 0 && (
        <section className={card}>
          <h2 className="text-title font-bold">History</h2>
          <ol className="grid list-none gap-3 p-0">
            {events.map((event) => (
              <li key={event.id} className="grid gap-1">
                <span className="whitespace-pre-line wrap-anywhere">{eventText(event)}</span>
                <span className="text-small text-ink-2">
                  {moment(event.at, timeZone)}
                  {event.actor && `, ${event.actor}`}
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

const kinds: Record<LeadDelivery['kind'], string> = {
  inbox: 'Mail',
  adf: 'Lead system by mail',
  webhook: 'Lead system',
  receipt: 'Receipt',
  answer: 'Answer by mail',
  group: 'Group system',
  overdue: 'Mail that it is overdue',
};

const destination = ({ kind, target, about }: LeadDelivery): string =>
  `${kinds[kind]}: ${target}${about === 'lead' || kind === 'answer' || kind === 'overdue' ? '' : ' (what was added)'}`;

function progress({ state, attempts, error, deliveredAt }: LeadDelivery, timeZone: string): string {
  if (state === 'delivered') return `Delivered ${deliveredAt ? moment(deliveredAt, timeZone) : ''}`;
  if (state === 'stuck') return `Not delivered after ${attempts} tries: ${error}`;
  return attempts === 0
    ? 'On its way'
    : `Not delivered yet, tried ${attempts === 1 ? 'once' : `${attempts} times`}: ${error}`;
}

function eventText({ kind, text }: LeadEvent): string {
  switch (kind) {
    case 'state':
      return `Now: ${leadStates.find(({ value }) => value === text)?.title ?? text}`;
    case 'assign':
      return text ? `Assigned to ${text}` : 'Assigned to nobody';
    case 'note':
      return `Note for colleagues: ${text}`;
    case 'replay':
      return 'Sent again';
    case 'added':
      return `The shopper added: ${text}`;
    case 'answered':
      return `Answered: ${text}`;
    case 'confirmed':
      return `The shopper will come: ${text}`;
    case 'moved':
      return `Booking moved to ${text}`;
    case 'cancelled':
      return `Booking cancelled: ${text}`;
    case 'valued':
      return `Online estimate: ${text}`;
    case 'accepted':
      return `Goes ahead with the estimate: ${text}`;
    case 'unaccepted':
      return `No longer goes ahead with the estimate: ${text}`;
    case 'withdrawn':
      return 'The shopper withdrew it';
    default:
      return text;
  }
}
