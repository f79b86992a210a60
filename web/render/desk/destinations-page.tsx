import type { Destination } from '@/domain/leads/destinations.ts';
import { ownCrm } from '@/domain/leads/destinations.ts';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import { listPath } from '@/web/desk/filter.ts';
import type { DestinationState } from '@/web/records/destination-states.ts';
import { ago } from './moments.ts';

/** A destination of the site's settings; `key` signs the messages of a webhook. */
export type ShownDestination = { kind: Destination['kind'] | 'visits'; target: string; key: string };
type Props = { destinations: readonly ShownDestination[]; states: readonly DestinationState[]; now: number };

const titles: Record<ShownDestination['kind'], string> = {
  inbox: 'By mail, to read',
  adf: 'By mail, ADF for lead systems',
  webhook: 'Webhook of a lead system',
  visits: 'Webhook for visits: pages and presses, with nothing about who',
};

/**
 * The destinations of a site's enquiries, their state, and the keys with which lead systems verify
 * messages (FORM-12).
 */
export function DestinationsPage({ destinations, states, now }: Props) {
  return (
    <>
      <a className="text-small font-semibold text-link" href={pathOfRoute('desk')}>
        All enquiries
      </a>
      <h1 className="text-h3 font-bold">Where enquiries go</h1>
      <p className="text-ink-2">
        The office settings in the studio name these. They may name other addresses for a form.
      </p>
      {destinations.length === 0 && (
        <p className="rounded-md bg-warn-bg p-4 text-warn">
          Nowhere yet: the office settings name no address. Enquiries wait in this desk alone.
        </p>
      )}
      <ul className="grid list-none gap-4 p-0">
        {destinations.map((one) => {
          const state = states.find(({ kind, target }) => kind === one.kind && target === one.target);
          return <Entry key={`${one.kind} ${one.target}`} destination={one} state={state} now={now} />;
        })}
      </ul>
    </>
  );
}

type EntryProps = { destination: ShownDestination; state: DestinationState | undefined; now: number };

function Entry({ destination: { kind, target, key }, state, now }: EntryProps) {
  return (
    <li className="grid gap-2 rounded-md border border-line bg-surface p-4 tablet:p-6">
      <b className="wrap-anywhere">{target === ownCrm ? 'The lead system of this platform' : target}</b>
      <span className="text-small text-ink-2">{titles[kind]}</span>
      {kind !== 'visits' && <span className="text-small">{progress(state, now)}</span>}
      {state && state.open > 0 && (
        <a className="text-small font-semibold text-warn underline" href={listPath({ undelivered: true })}>
          {state.open === 1 ? 'One message has' : `${state.open} messages have`} not arrived
        </a>
      )}
      {(kind === 'webhook' || kind === 'visits') && (
        <details>
          <summary className="text-small font-semibold">Key of its signature</summary>
          <p className="pt-2 text-small">
            <code className="wrap-anywhere">{key}</code>
          </p>
          <p className="text-small text-ink-2">
            The system checks each message with it, as Standard Webhooks says. Whoever has it can send in our name.
          </p>
        </details>
      )}
    </li>
  );
}

function progress(state: DestinationState | undefined, now: number): string {
  if (!state || state.lastMs === null) return 'Nothing has arrived there in the last 30 days.';
  const delivered = state.delivered === 1 ? 'One message' : `${state.delivered} messages`;
  return `${delivered} arrived in the last 30 days, the last ${ago(state.lastMs, now)}.`;
}
