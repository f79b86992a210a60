import { carTypeNames } from '../card-values.ts';
import { marketText } from '../under-market.ts';
import { linesOf } from '../vehicle-page/specifications.ts';
import { bestFigures } from './best-figure.ts';
import { type Comparable, forSale } from './compared-car.ts';
import { ruledFigures } from './row-rules.ts';

/** What one vehicle has in a row: empty where it does not state it, null where it takes no part. */
type CompareCell = { text: string | null; best: string | null };
export type CompareRow = { label: string; cells: readonly CompareCell[]; differ: boolean };
type CompareGroup = { title: string; rows: readonly CompareRow[] };

const groups: readonly (readonly [title: string, labels: readonly string[]])[] = [
  ['Price', ['Against the market', 'Location', 'Stock no']],
  [
    'Condition',
    [
      'Condition',
      'Kilometres',
      'Year',
      'Compliance',
      'Build date',
      'Rego Expiry',
      'Exterior Colour',
      'Interior Colour',
    ],
  ],
  [
    'Engine and towing',
    [
      'Engine',
      'Fuel Type',
      'Engine power',
      'Torque',
      'Fuel consumption',
      'Transmission',
      'Drive type',
      'Towing Capacity',
    ],
  ],
  [
    'Size and safety',
    [
      'Body type',
      'Seats',
      'Doors',
      'ANCAP safety rating',
      'Length',
      'Weight',
      'Sleeps',
      'Body length',
      'Tare weight',
      'Aggregate trailer mass',
      'Axle type',
    ],
  ],
];

/** Why a vehicle's figure is marked as the best of a row, for each vehicle; null where it is not. */
export function marksOf(label: string, cars: readonly Comparable[]): (string | null)[] {
  const ruled = ruledFigures(label, cars);
  if (!ruled) return cars.map(() => null);
  return bestFigures(ruled.figures, ruled.rule.best).map((isBest) => (isBest ? ruled.rule.reason : null));
}

/** The facts of vehicles row by row, as on their own pages; rows without any value are left out. */
export function compareRows(cars: readonly Comparable[]): CompareGroup[] {
  const tables = cars.map(textsOf);
  return groups.flatMap(([title, labels]) => {
    const rows = labels.flatMap((label) => rowOf(label, cars, tables) ?? []);
    return rows.length > 0 ? [{ title, rows }] : [];
  });
}

type Texts = ReadonlyMap<string, string> | null;

function rowOf(label: string, cars: readonly Comparable[], tables: readonly Texts[]): CompareRow | null {
  const marks = marksOf(label, cars);
  const cells = cars.map((car, at) => {
    const left = label === 'Against the market' && !forSale(car);
    const text = left ? null : tables[at] && (tables[at].get(label) ?? '');
    return { text: text ?? null, best: marks[at] ?? null };
  });
  const texts = cells.flatMap(({ text }) => (text === null ? [] : [text.toLowerCase()]));
  return texts.some(Boolean) ? { label, cells, differ: new Set(texts).size > 1 } : null;
}

/**
 * Every fact of a vehicle by its label; null for one that is gone, which shows no facts any more.
 */
function textsOf({ vehicle, pageState, place, rego }: Comparable): Texts {
  if (pageState === 'gone') return null;
  const { card } = vehicle;
  return new Map([
    ...linesOf(vehicle, rego.text).map(({ label, value }) => [label, value] as const),
    ['Against the market', marketText(card.underMarketCents, card.state) ?? ''],
    ['Location', card.locationName || (place?.name ?? '')],
    ['Condition', carTypeNames[card.carType]],
    ['Year', card.year > 0 ? String(card.year) : ''],
  ]);
}
