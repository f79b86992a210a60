import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import { counted } from '@/domain/vocabulary/counted.ts';
import { grouped } from '@/domain/vocabulary/grouped.ts';
import { ButtonLink } from '@/ui/button/button.tsx';
import type { CarFigures, FigureSummary, Pair } from '@/web/desk/figure-summary.ts';
import { changeText, halfText } from '@/web/desk/figure-text.ts';
import { weekLabel } from '@/web/desk/figure-weeks.ts';
import { FigureCars } from './figure-cars.tsx';
import { FigurePanels } from './figure-panels.tsx';

type Props = {
  title: string;
  summary: FigureSummary;
  /** The most viewed cars. */
  cars: readonly CarFigures[];
  names: ReadonlyMap<string, string>;
};

/** The week that ended yesterday beside the one before (ANL-01): counts alone. */
export function FiguresPage({ title, summary, cars, names }: Props) {
  const { weeks, visitsToday } = summary;
  const label = [weekLabel(weeks.days), weekLabel(weeks.daysBefore)] as const;
  return (
    <>
      <a className="text-small font-semibold text-link" href={pathOfRoute('desk')}>
        All enquiries
      </a>
      <header className="flex flex-wrap items-center gap-2 tablet:gap-3">
        <h1 className="w-full text-h3 font-bold laptop:mr-auto laptop:w-auto">{title}</h1>
        <ButtonLink kind="outline" size={44} href="/api/desk/figures">
          Cars as CSV
        </ButtonLink>
      </header>
      <p className="text-ink-2">
        {label[0]}, compared with {label[1]}. Today so far: {counted(visitsToday, 'visits')}. Staff and bots are left
        out; no cookie follows a shopper.
      </p>
      {isEmpty(summary) ? (
        <p className="rounded-md bg-surface p-6">
          Nothing was counted in these two weeks. A day’s figures are here from the day after it.
        </p>
      ) : (
        <>
          <Tiles summary={summary} />
          <FigurePanels summary={summary} label={label} />
          <FigureCars cars={cars} all={summary.cars} names={names} />
        </>
      )}
    </>
  );
}

const isEmpty = ({ visits, views, results, saves, calls, enquiries, reservations, cars, terms }: FigureSummary) =>
  [visits, views, results, saves, calls, enquiries, reservations].every(({ now, before }) => now + before === 0) &&
  cars.length + terms.length === 0;

function Tiles({ summary }: { summary: FigureSummary }) {
  const { visits, results, emptyResults, views, saves, calls, enquiries, half, reservations } = summary;
  const counts: readonly [string, Pair][] = [
    ['Visits', visits],
    ['Search results viewed', results],
    ['Search results without a car', emptyResults],
    ['Car views', views],
    ['Cars saved', saves],
    ['Taps on a phone number', calls],
    ['Enquiries', enquiries],
    ['Reservations', reservations],
  ];
  return (
    <dl className="grid grid-cols-2 gap-4 rounded-md border border-line bg-surface p-4 tablet:grid-cols-3 tablet:p-6">
      {counts.map(([name, pair]) => (
        <Tile key={name} name={name} value={grouped(pair.now)}>
          {grouped(pair.before)} the week before, {changeText(pair)}
        </Tile>
      ))}
      <Tile name="Half of enquiries taken up within" value={halfText(half.now)}>
        {halfText(half.before)} the week before
      </Tile>
    </dl>
  );
}

const Tile = ({ name, value, children }: { name: string; value: string; children: React.ReactNode }) => (
  <div>
    <dt className="text-ink-2 text-small">{name}</dt>
    <dd className="text-h3 font-bold tabular-nums">{value}</dd>
    <dd className="text-ink-2 text-small tabular-nums">{children}</dd>
  </div>
);
