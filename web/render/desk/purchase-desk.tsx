import { formatPhone, phoneHref } from '@/domain/locations/phone.ts';
import { isStepProblem, stepProblems } from '@/domain/purchases/choose-step.ts';
import { stepTitles } from '@/domain/purchases/purchase-choices.ts';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import type { OpenDeskPurchase } from '@/web/purchases/desk-purchase.ts';
import { isByShopper, type PurchaseEvent } from '@/web/records/purchase-desk.ts';
import { ago, moment } from './moments.ts';
import { PurchaseCard } from './purchase-card.tsx';
import { PurchaseHelp } from './purchase-help.tsx';
import { card } from './staff-form.tsx';

type Props = {
  found: OpenDeskPurchase | null;
  /** Id of the viewing staff account. */
  staff: string;
  /** The problem of the last action; null for none. */
  failed: string | null;
  now: number;
};

/** A purchase under way as the shopper sees it, and the forms to help with it (CHK-05). */
export function PurchaseDesk({ found, staff, failed, now }: Props) {
  const back = (
    <a className="text-small font-semibold text-link" href={pathOfRoute('deskPurchases')}>
      All purchases under way
    </a>
  );
  if (!found)
    return (
      <>
        {back}
        <h1 className="text-h3 font-bold">There is no such purchase under way</h1>
        <p>It was sent, which makes it an enquiry, or it was deleted.</p>
      </>
    );
  const { purchase, buyer, events, timeZone } = found;
  return (
    <>
      {back}
      <h1 className="text-h3 font-bold">
        {[purchase.car.title, buyer ? buyer.name : 'a shopper'].filter(Boolean).join(', ')}
      </h1>
      {failed !== null && (
        <p role="alert" className="rounded-md bg-bad-bg p-4 text-bad">
          {failureText(failed)}
        </p>
      )}
      <div className="grid items-start gap-4 laptop:grid-cols-[3fr_2fr]">
        <div className="grid gap-4">
          <section className={card} aria-label="Who and which car">
            <dl className="ledger" style={{ marginTop: 0, borderTop: 0 }}>
              {buyer && (
                <div>
                  <dt>Phone</dt>
                  <dd className="m-0">
                    <a className="text-link underline" href={phoneHref(buyer.phone)}>
                      {formatPhone(buyer.phone)}
                    </a>
                  </dd>
                </div>
              )}
              <Fact
                label="Shopper"
                text={buyer ? buyer.name || 'Signed in, no name yet' : 'A shopper, no details yet'}
              />
              <Fact
                label="Car"
                text={[purchase.car.title, purchase.car.line, purchase.car.stockNumber].filter(Boolean).join(', ')}
              />
              <Fact
                label="Last active"
                text={`${ago(purchase.changedAt.getTime(), now)}, ${moment(purchase.changedAt, timeZone)}`}
              />
            </dl>
          </section>
          <PurchaseCard found={found} />
        </div>
        <div className="grid gap-4">
          <PurchaseHelp {...{ found, staff, now }} />
          {events.length > 0 && <History events={events} timeZone={timeZone} />}
        </div>
      </div>
    </>
  );
}

const Fact = ({ label, text }: { label: string; text: string }) => (
  <div>
    <dt>{label}</dt>
    <dd className="m-0 wrap-anywhere">{text}</dd>
  </div>
);

const failures = new Map([
  [
    'changed',
    'That was not stored: it was changed since you opened this page. None of the shopper’s choices were lost. The history shows what you chose: look at the page as it is now, and save it again.',
  ],
  [
    'not-yours',
    'That was not stored: you are not helping with this purchase at the moment. Press “Help with this purchase” first.',
  ],
  ['gone', 'That was not stored: the car is no longer listed, or its figures cannot be read at the moment.'],
]);

const failureText = (code: string): string =>
  failures.get(code) ?? (isStepProblem(code) ? stepProblems[code] : 'That could not be stored. Please try again.');

const History = ({ events, timeZone }: { events: readonly PurchaseEvent[]; timeZone: string }) => (
  <section className={card}>
    <h2 className="text-title font-bold">History</h2>
    <ol className="grid list-none gap-3 p-0">
      {events.map((event) => (
        <li key={event.id} className="grid gap-1">
          <span className="wrap-anywhere">{eventText(event)}</span>
          <span className="text-small text-ink-2">
            {moment(event.at, timeZone)}, {event.actor || (isByShopper(event) ? 'the shopper' : 'a colleague')}
          </span>
        </li>
      ))}
    </ol>
  </section>
);

const did: Record<PurchaseEvent['kind'], string> = {
  helped: 'Took over',
  'handed-back': 'Handed back',
  note: 'Wrote to the shopper',
  set: 'Filled in',
  'not-set': 'Not stored, since it was changed meanwhile',
  agreed: 'The shopper agreed',
  declined: 'The shopper took it out',
};

function eventText({ kind, step, says }: PurchaseEvent): string {
  const what = [step && stepTitles[step], says && `“${says}”`].filter(Boolean).join(', ');
  return what ? `${did[kind]}: ${what}` : did[kind];
}
