import type { ReactNode } from 'react';
import type { ComparedCar } from '@/domain/site/compared-car.ts';
import { forSale } from '@/domain/stock/compare/compared-car.ts';
import { Icon } from '@/ui/icon/icon.tsx';
import { roles } from './table-roles.ts';

type Props = {
  label: string;
  cars: readonly ComparedCar[];
  cell(car: ComparedCar, at: number): ReactNode;
  /** A row with a look of its own. */
  kind?: string;
};

/** A row of the table: its label, and a cell for each vehicle. */
export function CompareRowOf({ label, cars, cell, kind }: Props) {
  return (
    <tr {...roles.row} data-row={kind}>
      <th {...roles.head} scope="row">
        {label}
      </th>
      {cars.map((car, at) => (
        <td key={car.vehicle.card.slug} {...roles.cell} data-left={forSale(car) ? undefined : true}>
          {cell(car, at)}
        </td>
      ))}
    </tr>
  );
}

/** The heading of several rows over the whole width. */
export function GroupHeading({ title, columns }: { title: string; columns: number }) {
  return (
    <tr {...roles.row} data-row="heading">
      <th {...roles.head} scope="rowgroup" colSpan={columns + 1}>
        {title}
      </th>
    </tr>
  );
}

/** Why a figure is the best of its row. */
export function Best({ reason }: { reason: string | null }) {
  return (
    reason && (
      <em data-best>
        <Icon name="check" size={14} stroke={2.5} />
        {reason}
      </em>
    )
  );
}

/** A dash with the reason why there is no value, for screen readers. */
export function Nothing({ why }: { why: string }) {
  return (
    <span data-nothing>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{why}</span>
    </span>
  );
}
