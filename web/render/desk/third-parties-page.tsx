import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import { bytesOfKilobyte, inKilobytes, type Ledger, type LedgerRow, shiftText } from '@/domain/third-parties/ledger.ts';
import { grouped } from '@/domain/vocabulary/grouped.ts';
import { ButtonLink } from '@/ui/button/button.tsx';
import type { TagField } from '@/web/desk/read-ledger.ts';
import { purposeTitles, stateTitles, timingTitles } from '@/web/desk/tag-register-csv.ts';
import { cell, FigureTable, Panel, RowHead } from './figure-tables.tsx';

/**
 * Scripts of other companies on a site: their data, cost and approval, and why one does not run
 * (PLUS-11).
 */
export function ThirdPartiesPage({ ledger, field }: { ledger: Ledger; field: TagField | null }) {
  const live = ledger.rows.filter(({ state }) => state === 'live');
  const others = ledger.rows.filter(({ state }) => state !== 'live');
  return (
    <>
      <a className="text-small font-semibold text-link" href={pathOfRoute('desk')}>
        All enquiries
      </a>
      <header className="flex flex-wrap items-center gap-2 tablet:gap-3">
        <h1 className="w-full text-h3 font-bold laptop:mr-auto laptop:w-auto">Third parties</h1>
        <ButtonLink kind="outline" size={44} href="/api/desk/third-parties">
          Privacy register (CSV)
        </ButtonLink>
        <ButtonLink kind="outline" size={44} href="/studio">
          Add or change in the studio
        </ButtonLink>
      </header>
      <p className="text-ink-2">
        What runs on your pages besides the site: what it gets, what it costs, and who approved it. In the studio they
        are under More, Third parties. Each is measured in a browser set to a mid-range phone before it goes live.
      </p>
      <Budget ledger={ledger} field={field} />
      <Panel id="live" title="Live">
        {live.length === 0 ? (
          <p>No script of another company runs on this site.</p>
        ) : (
          <FigureTable caption="Live tags and what they cost" columns={columns}>
            {live.map((row) => (
              <Entry key={row.tag.id} row={row} />
            ))}
          </FigureTable>
        )}
      </Panel>
      {others.map((row) => (
        <NotLive key={row.tag.id} row={row} />
      ))}
    </>
  );
}

/** Adds a full stop. */
const ended = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

const columns = ['Tag', 'KB', 'Main thread', 'Shift'];

function Budget({ ledger: { used, budget }, field }: { ledger: Ledger; field: TagField | null }) {
  const parts = [
    ['Scripts', `${inKilobytes(used.bytes)} of ${budget.kilobytes} KB`, used.bytes / bytesOfKilobyte, budget.kilobytes],
    [
      'Main thread',
      `${Math.round(used.mainThreadMs)} of ${budget.mainThreadMs} ms`,
      used.mainThreadMs,
      budget.mainThreadMs,
    ],
    ['Layout shift', `${shiftText(used.shift)} of ${shiftText(budget.shift)}`, used.shift, budget.shift],
  ] as const;
  return (
    <Panel id="budget" title="Budget">
      <dl className="grid gap-3">
        {parts.map(([name, text, value, limit]) => (
          <div key={name}>
            <dt className="text-small">{name}</dt>
            <dd className="font-semibold tabular-nums">{text}</dd>
            <dd aria-hidden="true">
              <svg width="100%" height="12" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
                <rect fill="var(--line)" width="100" height="12" />
                <rect fill="var(--action)" width={limit > 0 ? Math.min(100, (100 * value) / limit) : 0} height="12" />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-small">
        {field
          ? `In the field: on three in four of ${grouped(field.pages)} pages in four weeks, tags held up shoppers’ own browsers for ${field.mainThreadMs} ms or less, in frames that took 50 ms or more.`
          : 'In the field: no page with a tag has reported in four weeks. Browsers other than Chrome and Edge do not.'}
      </p>
    </Panel>
  );
}

function Entry({ row: { tag, measurement } }: { row: LedgerRow }) {
  return (
    <tr>
      <RowHead>
        {tag.name}
        <span className="block font-normal">{tag.purpose}</span>
        <span className="block font-normal text-ink-2">
          Data it gets: {ended(tag.receives)} {purposeTitles[tag.consent]}. {timingTitles[tag.loads]}. Approved by{' '}
          {tag.approvedBy}, {tag.approvedOn}.
        </span>
      </RowHead>
      <td className={cell}>{measurement && inKilobytes(measurement.bytes)}</td>
      <td className={cell}>{measurement && `${Math.round(measurement.mainThreadMs)} ms`}</td>
      <td className={cell}>{measurement && shiftText(measurement.shift)}</td>
    </tr>
  );
}

/** A tag that does not run, with the reason and what to do. */
function NotLive({ row: { tag, source, measurement, state, reasons } }: { row: LedgerRow }) {
  const cost = measurement && measurement.failure === '' ? measurement : null;
  return (
    <Panel id={`tag-${tag.id}`} title={`${stateTitles[state]}: ${tag.name || 'without a name'}`}>
      <p className="wrap-anywhere text-ink-2 text-small">{source?.url ?? tag.url}</p>
      <ul className="grid gap-1">
        {reasons.map((reason) => (
          <li key={reason} className={state === 'refused' ? 'font-semibold text-bad' : undefined}>
            {reason}
          </li>
        ))}
      </ul>
      {cost && (
        <p className="text-small tabular-nums">
          Measured: {inKilobytes(cost.bytes)} KB, {Math.round(cost.mainThreadMs)} ms of the main thread, layout shift{' '}
          {shiftText(cost.shift)}.
        </p>
      )}
      {state === 'unmeasured' && (
        <p className="text-small">
          It goes live by itself once it is measured and fits. The server does not measure by itself: an operator of the
          platform does, with “npm run tags:measure”.
        </p>
      )}
      <p className="text-ink-2 text-small">
        {[tag.purpose, tag.receives && `Data it gets: ${tag.receives}`].filter(Boolean).map(ended).join(' ')}
      </p>
    </Panel>
  );
}
