import type { ComparedCar } from '@/domain/site/compared-car.ts';
import { compareEquipment } from '@/domain/stock/compare/compare-equipment.ts';
import { type CompareRow, compareRows } from '@/domain/stock/compare/compare-rows.ts';
import { StaticMarkup } from '@/ui/static-markup/static-markup.tsx';
import { Best, CompareRowOf, GroupHeading, Nothing } from './compare-cell.tsx';
import { CompareEquipmentRows } from './compare-equipment-rows.tsx';
import { CompareHead } from './compare-head.tsx';
import { CompareNames } from './compare-names.tsx';
import { ComparePriceRows } from './compare-price-rows.tsx';
import { compareStyle } from './compare-style.ts';
import { CompareWays } from './compare-ways.tsx';
import { leftText } from './left-words.ts';
import { roles } from './table-roles.ts';

type Props = { cars: readonly ComparedCar[]; differences: boolean; now: number };

/** How many rows a view of the differences leaves out. */
export const alikeRows = (cars: readonly ComparedCar[]): number =>
  compareRows(cars).flatMap(({ rows }) => rows.filter(({ differ }) => !differ)).length;

/**
 * Vehicles side by side: columns are swiped on a phone, with their names in sight; on paper they
 * fit one sheet.
 */
export function CompareTable({ cars, differences, now }: Props) {
  const equipment = compareEquipment(cars.map(equipmentOf));
  const columns = { '--cars': cars.length };
  const wanted = ({ differ }: CompareRow) => differ || !differences;
  const [prices, ...groups] = splitPrices(cars);
  const hasEquipment =
    [...equipment.only.flat(), ...equipment.some].some((one) => one !== null) ||
    (!differences && equipment.all.length > 0);
  return (
    <div id="compare" style={columns}>
      <style>{compareStyle}</style>
      <CompareNames cars={cars} />
      <StaticMarkup as="section" data-swipe="" aria-label="Cars side by side" tabIndex={0}>
        <table {...roles.table} aria-label="Cars side by side">
          <CompareHead cars={cars} differences={differences} now={now} />
          <tbody {...roles.group}>
            <GroupHeading title="Price" columns={cars.length} />
            <ComparePriceRows cars={cars} />
            <Rows rows={prices.filter(wanted)} cars={cars} />
          </tbody>
          {groups
            .filter(({ rows }) => rows.some(wanted))
            .map(({ title, rows }) => (
              <tbody key={title} {...roles.group}>
                <GroupHeading title={title} columns={cars.length} />
                <Rows rows={rows.filter(wanted)} cars={cars} />
              </tbody>
            ))}
          {hasEquipment && (
            <tbody {...roles.group}>
              <GroupHeading title="Equipment" columns={cars.length} />
              <CompareEquipmentRows equipment={equipment} cars={cars} differences={differences} />
            </tbody>
          )}
          <tbody {...roles.group}>
            <CompareRowOf label="Next step" kind="ways" cars={cars} cell={(car) => <CompareWays car={car} />} />
          </tbody>
        </table>
      </StaticMarkup>
    </div>
  );
}

/** The rows that are under the price, and the other groups. */
function splitPrices(cars: readonly ComparedCar[]) {
  const groups = compareRows(cars);
  const prices = groups.find(({ title }) => title === 'Price')?.rows ?? [];
  return [prices, ...groups.filter(({ title }) => title !== 'Price')] as const;
}

/** Features and standard equipment; none for a vehicle that is gone. */
const equipmentOf = ({ vehicle, pageState }: ComparedCar): string[] =>
  pageState === 'gone' ? [] : [...vehicle.features, ...vehicle.details.standardEquipment];

type RowsProps = { rows: readonly CompareRow[]; cars: readonly ComparedCar[] };

function Rows({ rows, cars }: RowsProps) {
  return rows.map(({ label, cells }) => (
    <CompareRowOf
      key={label}
      label={label}
      cars={cars}
      cell={(car, at) => {
        const { text = null, best = null } = cells[at] ?? {};
        if (!text) return <Nothing why={(text === null && leftText(car)) || 'Not stated'} />;
        return (
          <>
            <b>{text}</b>
            <Best reason={best} />
          </>
        );
      }}
    />
  ));
}
