import { type Line, type SpecificationLists, shownFirst } from '@/domain/stock/vehicle-page/specifications.ts';

/** All data of the vehicle in three lists; long lists unfold without script (VDP-07). */
export function VehicleSpecifications({ lists }: { lists: SpecificationLists }) {
  const { featured, specifications, summary } = lists;
  if (featured.length + specifications.length + summary.length === 0) return null;
  return (
    <section id="specifications" className="scroll-mt-24">
      <h2 className="mb-4">Specifications</h2>
      <div className="grid gap-8">
        <List name="Featured" lines={featured} first={shownFirst.featured} more="Show More" />
        <List name="Summary" lines={summary} first={shownFirst.list} more="Show All" />
        <List name="Technical details" lines={specifications} first={shownFirst.list} more="Show All" />
      </div>
    </section>
  );
}

type ListProps = { name: string; lines: readonly Line[]; first: number; more: string };

function List({ name, lines, first, more }: ListProps) {
  if (lines.length === 0) return null;
  return (
    <div>
      <h3 className="mb-2 text-title">{name}</h3>
      <Lines lines={lines.slice(0, first)} />
      {lines.length > first && (
        <details className="flex flex-col">
          <summary className="list-none [&::-webkit-details-marker]:hidden inline-flex min-h-11 cursor-pointer items-center font-semibold text-link underline underline-offset-3">
            <span className="in-open:hidden">
              {more}
              <span className="visually-hidden"> of {name}</span>
            </span>
            <span className="hidden in-open:inline">
              Show Less<span className="visually-hidden"> of {name}</span>
            </span>
          </summary>
          <Lines lines={lines.slice(first)} />
        </details>
      )}
    </div>
  );
}

/** Two columns where there is room, each line ruled. */
function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <dl className="grid gap-x-10 tablet:grid-cols-2">
      {lines.map(({ label, value }) => (
        <div key={label} className="flex justify-between gap-4 border-b border-line py-2.5 text-small">
          <dt className="text-ink-2">{label}</dt>
          <dd className="text-right font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
