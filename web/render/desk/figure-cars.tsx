import { vehiclePath } from '@/domain/routes/paths.ts';
import { counted } from '@/domain/vocabulary/counted.ts';
import { grouped } from '@/domain/vocabulary/grouped.ts';
import { type CarFigures, isUnasked } from '@/web/desk/figure-summary.ts';
import { cell, FigureTable, Panel, RowHead } from './figure-tables.tsx';

type Props = {
  /** The most viewed cars. */
  cars: readonly CarFigures[];
  all: readonly CarFigures[];
  /** Names of listed cars, by slug. */
  names: ReadonlyMap<string, string>;
};

/** Cars by their views; cars viewed but without enquiries are marked by text too. */
export function FigureCars({ cars, all, names }: Props) {
  const unasked = all.filter(isUnasked).length;
  return (
    <Panel id="cars" title="Cars, viewed the most">
      {all.length === 0 ? (
        <p>No car was viewed in this week.</p>
      ) : (
        <p className="text-ink-2 text-small">
          {cars.length < all.length && `${grouped(cars.length)} of ${grouped(all.length)}, the file has all. `}
          {counted(unasked, 'cars')} viewed ten times or more without an enquiry.
        </p>
      )}
      {cars.length > 0 && (
        <FigureTable caption="Cars, views, saves and enquiries" columns={['Car', 'Views', 'Saved', 'Enquiries']}>
          {cars.map((car) => (
            <tr key={car.slug}>
              <RowHead>
                {names.has(car.slug) ? (
                  <a className="text-link underline" href={vehiclePath(car.slug)}>
                    {names.get(car.slug)}
                  </a>
                ) : (
                  car.slug
                )}
              </RowHead>
              <td className={cell}>{grouped(car.views)}</td>
              <td className={cell}>{grouped(car.saves)}</td>
              <td className={cell}>{isUnasked(car) ? <b className="text-bad">None</b> : grouped(car.enquiries)}</td>
            </tr>
          ))}
        </FigureTable>
      )}
    </Panel>
  );
}
