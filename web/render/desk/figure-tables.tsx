import type { ReactNode } from 'react';
import { grouped } from '@/domain/vocabulary/grouped.ts';
import type { FigureRow } from '@/web/desk/figure-summary.ts';
import { changeText } from '@/web/desk/figure-text.ts';

export const cell = 'border-b border-line py-2 text-right tabular-nums';
const head = 'border-b border-line py-2 text-right text-ink-2 text-legal font-normal';

/** A section of the page with its heading. */
export function Panel({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 content-start gap-3 rounded-md border border-line bg-surface p-4 tablet:p-6"
    >
      <h2 id={id} className="text-title font-bold">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A table whose first column names the rows. */
export function FigureTable({
  caption,
  columns,
  children,
}: {
  caption: string;
  columns: readonly string[];
  children: ReactNode;
}) {
  const [first, ...others] = columns;
  return (
    <table className="w-full text-small">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className="border-b border-line py-2 text-left text-ink-2 text-legal font-normal">
            {first}
          </th>
          {others.map((column) => (
            <th key={column} scope="col" className={head}>
              <span className="pl-2">{column}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

export const RowHead = ({ children }: { children: ReactNode }) => (
  <th scope="row" className="border-b border-line py-2 text-left font-semibold wrap-anywhere">
    {children}
  </th>
);

type BarsProps = {
  caption: string;
  name: string;
  weeks: readonly [now: string, before: string];
  rows: readonly FigureRow[];
  /** A last column instead of the change. */
  last?: { title: string; of(row: FigureRow): string };
};

/** Rows with a bar of the week and a thin one of the week before; the table has the numbers. */
export function FigureBars({ caption, name, weeks, rows, last = { title: 'Change', of: changeText } }: BarsProps) {
  const max = Math.max(1, ...rows.flatMap(({ now, before }) => [now, before]));
  return (
    <FigureTable caption={caption} columns={[name, ...weeks, last.title]}>
      {rows.map((row) => (
        <tr key={row.title}>
          <RowHead>
            {row.title}
            <svg width="100%" height="12" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
              <rect fill="var(--action)" y="1" width={(100 * row.now) / max} height="6" />
              <rect fill="var(--ink-2)" y="9" width={(100 * row.before) / max} height="2" />
            </svg>
          </RowHead>
          <td className={cell}>
            <b>{grouped(row.now)}</b>
          </td>
          <td className={cell}>{grouped(row.before)}</td>
          <td className={cell}>{last.of(row)}</td>
        </tr>
      ))}
    </FigureTable>
  );
}
