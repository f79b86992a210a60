import { grouped } from '@/domain/vocabulary/grouped.ts';
import type { TermFigure } from '@/web/records/figure-report.ts';
import { cell, FigureTable, Panel, RowHead } from './figure-tables.tsx';

/** Phrases of each list. */
const max = 12;

/** `at`: a time on the day for which the start of a UTC day is shown, epoch milliseconds. */
type Props = { terms: readonly TermFigure[]; timeZone: string; at: number };

/** The searched phrases, and those without results. */
export function FigureSearches({ terms, timeZone, at }: Props) {
  const nothing = terms.filter((term) => term.nothing > 0).toSorted((one, other) => other.nothing - one.nothing);
  return (
    <>
      <div className="grid items-start gap-4 laptop:grid-cols-2">
        <Terms id="searches" title="What shoppers searched for" last="Found nothing" terms={terms} />
        <Terms id="nothing" title="Searches that found nothing" last="Found nothing" terms={nothing} />
      </div>
      <p className="text-ink-2 text-small">
        Searches and cars are counted by days that begin at {dayBegin(timeZone, at)} by the dealer’s clock.
      </p>
    </>
  );
}

function Terms({ id, title, last, terms }: { id: string; title: string; last: string; terms: readonly TermFigure[] }) {
  return (
    <Panel id={id} title={title}>
      {terms.length === 0 ? (
        <p>None in this week.</p>
      ) : (
        <FigureTable caption={title} columns={['Typed', 'Times', last]}>
          {terms.slice(0, max).map(({ phrase, searches, nothing }) => (
            <tr key={phrase}>
              <RowHead>{phrase}</RowHead>
              <td className={cell}>{grouped(searches)}</td>
              <td className={cell}>{nothing > 0 ? <b className="text-bad">{grouped(nothing)}</b> : '0'}</td>
            </tr>
          ))}
        </FigureTable>
      )}
    </Panel>
  );
}

/** Local time at which a UTC day begins: "11:00 am". */
function dayBegin(timeZone: string, at: number): string {
  const midnight = Math.floor(at / 86_400_000) * 86_400_000;
  return new Intl.DateTimeFormat('en-AU', { timeStyle: 'short', timeZone }).format(midnight);
}
