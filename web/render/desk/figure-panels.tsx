import { grouped } from '@/domain/vocabulary/grouped.ts';
import type { FigureRow, FigureSummary, LeadRow } from '@/web/desk/figure-summary.ts';
import { changeText, halfText, vitals, vitalText, vitalVerdict } from '@/web/desk/figure-text.ts';
import { dayLabel } from '@/web/desk/figure-weeks.ts';
import { FigureSearches } from './figure-searches.tsx';
import { cell, FigureBars, FigureTable, Panel, RowHead } from './figure-tables.tsx';
import { WeekChart } from './week-chart.tsx';

type Weeks = readonly [now: string, before: string];
type Props = { summary: FigureSummary; label: Weeks };

const pair = 'grid items-start gap-4 laptop:grid-cols-2';
const half = { title: 'Half taken up within', of: (row: FigureRow) => halfText((row as LeadRow).half) };

export function FigurePanels({ summary, label }: Props) {
  const { visits, views, enquiries, reservations, weeks } = summary;
  const funnel: FigureRow[] = [
    { title: 'Visits', ...visits },
    { title: 'Car views', ...views },
    { title: 'Enquiries', ...enquiries },
    { title: 'Reservations', ...reservations },
  ];
  return (
    <>
      <Visits summary={summary} label={label} />
      <div className={pair}>
        <Panel id="funnel" title="From visit to reservation">
          <FigureBars caption="From visit to reservation" name="Step" weeks={label} rows={funnel} />
          <p className="text-ink-2 text-small">
            Counts, not people: one visit can view several cars. Reservations are those of this dealership’s cars.
          </p>
        </Panel>
        <Speed summary={summary} />
      </div>
      <div className={pair}>
        <Rows id="visit-sources" title="Visits by source" name="Source" label={label} rows={summary.visitSources} />
        <Rows
          id="lead-sources"
          title="Enquiries by source"
          name="Source"
          label={label}
          rows={summary.leadSources}
          last={half}
        >
          By the link that the shopper came with. Plain links of search engines and other sites carry no mark.
        </Rows>
        <Rows
          id="lead-kinds"
          title="Enquiries by kind"
          name="Kind"
          label={label}
          rows={summary.leadKinds}
          last={half}
        />
        <Rows
          id="waits"
          title="How soon enquiries are taken up"
          name="Taken up"
          label={label}
          rows={enquiries.now + enquiries.before > 0 ? summary.waits : []}
        >
          By the clock, closed hours too. What a shopper took back before that is left out.
        </Rows>
      </div>
      <FigureSearches terms={summary.terms} timeZone={weeks.timeZone} at={weeks.starts.at(-1) ?? 0} />
    </>
  );
}

function Visits({ summary: { visitDays, weeks }, label }: Props) {
  const text = `Visits of each day, ${label[0]} beside ${label[1]}. The table has every number.`;
  return (
    <Panel id="visits" title="Visits">
      <div className="grid items-start gap-4 laptop:grid-cols-[3fr_2fr]">
        <div className="grid gap-2">
          <WeekChart days={weeks.days} counts={visitDays} label={text} />
          <p className="text-ink-2 text-small">
            Wide bars: {label[0]}. Thin grey bars: {label[1]}.
          </p>
        </div>
        <FigureTable caption="Visits of each day" columns={['Day', ...label, 'Change']}>
          {visitDays.map((day, at) => (
            <tr key={weeks.days[at]}>
              <RowHead>{dayLabel(weeks.days[at] ?? '')}</RowHead>
              <td className={cell}>{grouped(day.now)}</td>
              <td className={cell}>{grouped(day.before)}</td>
              <td className={cell}>{changeText(day)}</td>
            </tr>
          ))}
        </FigureTable>
      </div>
    </Panel>
  );
}

function Speed({ summary }: Pick<Props, 'summary'>) {
  return (
    <Panel id="speed" title="Speed, measured at visitors">
      <FigureTable caption="Speed, measured at visitors" columns={['What', 'This week', 'Week before', 'Rating']}>
        {summary.vitals.map(({ name, now, before }) => (
          <tr key={name}>
            <RowHead>
              {vitals[name].title} ({name})
            </RowHead>
            <td className={cell}>
              <b>{vitalText(name, now)}</b>
            </td>
            <td className={cell}>{vitalText(name, before)}</td>
            <td className={cell}>{vitalVerdict(name, now)}</td>
          </tr>
        ))}
      </FigureTable>
      <p className="text-ink-2 text-small">
        Three in four page views are this fast or faster. Good is up to 2.5 s, 200 ms and 0.1.
      </p>
    </Panel>
  );
}

type RowsProps = {
  id: string;
  title: string;
  name: string;
  label: Weeks;
  rows: readonly FigureRow[];
  last?: { title: string; of(row: FigureRow): string };
  children?: string;
};

function Rows({ id, title, name, label, rows, last, children }: RowsProps) {
  return (
    <Panel id={id} title={title}>
      {rows.length === 0 ? (
        <p>None in these two weeks.</p>
      ) : (
        <FigureBars caption={title} name={name} weeks={label} rows={rows} {...(last && { last })} />
      )}
      {children && <p className="text-ink-2 text-small">{children}</p>}
    </Panel>
  );
}
