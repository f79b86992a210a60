import { entriesOf } from '@/domain/vocabulary/typed-keys.ts';
import { columnNames, type FeedColumn, neverRead, notNeeded } from './column-names.ts';
import { type FeedRow, plainName } from './feed-row.ts';

/** Columns without which a row is not a vehicle. */
export const requiredColumns: readonly [column: FeedColumn, field: string][] = [
  ['stockNumber', 'Stock number'],
  ['make', 'Make'],
  ['model', 'Model'],
  ['year', 'Year'],
];

const columnOfName: ReadonlyMap<string, FeedColumn> = new Map(
  entriesOf<FeedColumn, readonly string[]>(columnNames).flatMap(([column, names]) =>
    names.map((name) => [name, column] as const),
  ),
);

/** "Price (AUD)": a suffix of a name that only repeats what its values are. */
const sameUnits =
  /^(?:aud|a?\$|\$aud|inc(?:l|luding)?\.? ?gst|gst inc(?:l|luded)?\.?|kms?|kilomet(?:re|er)s?|cc|kw|nm|mm|kgs?|l|litres?|liters?|l\/100 ?kms?|dd\/mm\/yyyy|mm\/yyyy|yyyy-mm-dd|yyyy|y\/n|yes\/no|urls?|required|optional|\*)$/i;
/** "Image 1", "photo_url_2", "image[0].url". */
const numberedPhoto = /^(?:image|photo|picture|pic|img)s?(?:url|link|file|path)?\d{1,3}(?:url|link|src)?$/;

/** What a column of a feed means: `unit` is a unit in its name ("Odometer (miles)"). */
type Meaning = { column: FeedColumn; unit: string; place: number };

/** What the name of a column means; null for one that is not read. */
export function meaningOf(name: string): Meaning | null {
  const whole = namedColumn(name);
  if (whole) return { ...whole, unit: '' };
  const [, front = '', inner = ''] = /^([^([]+)[([]([^()[\]]{1,20})[)\]]\W*$/.exec(name.trim()) ?? [];
  const bare = front ? namedColumn(front) : null;
  if (!bare) return null;
  if (sameUnits.test(inner.trim())) return { ...bare, unit: '' };
  return bare.column === 'odometer' && /^mi(?:les?)?$/i.test(inner.trim()) ? { ...bare, unit: 'miles' } : null;
}

function namedColumn(name: string): { column: FeedColumn; place: number } | null {
  const plain = plainName(name);
  if (numberedPhoto.test(plain)) return { column: 'images', place: 500 + Number(/\d+/.exec(plain)?.[0] ?? 0) };
  // A prefix of XML ("g:make") names the vocabulary; the local name alone counts where the two
  // together do not.
  const local = plainName(name.slice(name.lastIndexOf(':') + 1));
  const found = [plain, local].find((one) => columnOfName.has(one)) ?? '';
  const column = columnOfName.get(found);
  return column ? { column, place: (columnNames[column] as readonly string[]).indexOf(found) } : null;
}

type Column = { name: string; unit: string };

/** The columns of a feed by what they mean, the most exact name first. One pass over the names of all rows. */
export class ColumnsOfFeed {
  readonly #columns = new Map<FeedColumn, Column[]>();
  readonly #unread: string[];

  constructor(rows: readonly FeedRow[]) {
    const names = new Set(rows.flatMap(({ values }) => Object.keys(values)));
    const read = [...names].map((name) => ({ name, meaning: meaningOf(name) }));
    const columns = read.flatMap(({ name, meaning }) => (meaning ? [{ name, ...meaning }] : []));
    for (const { name, column, unit } of columns.sort((one, other) => one.place - other.place)) {
      this.#columns.set(column, [...(this.#columns.get(column) ?? []), { name, unit }]);
    }
    this.#unread = read.flatMap(({ name, meaning }) => (meaning ? [] : [name]));
  }

  /** The first value of a row among the columns that mean the same, "" where there is none. */
  value({ values }: FeedRow, column: FeedColumn): string {
    for (const { name, unit } of this.#columns.get(column) ?? []) {
      const value = values[name]?.trim() ?? '';
      if (value !== '') return unit === '' ? value : `${value} ${unit}`;
    }
    return '';
  }

  /** All values of a row among the columns that mean the same: photos have columns of their own. */
  values({ values }: FeedRow, column: FeedColumn): string[] {
    return (this.#columns.get(column) ?? []).flatMap(({ name }) => values[name]?.trim() || []);
  }

  /** Columns that are not read though they hold something, with an example of each, and those left out on purpose. */
  unread(rows: readonly FeedRow[]): { unread: UnreadColumn[]; onPurpose: string[] } {
    const unread: UnreadColumn[] = [];
    const onPurpose: string[] = [];
    for (const name of this.#unread) {
      if (plainName(name) === '' && name.trim() === '') continue;
      const filled = rows.flatMap(({ values }) => values[name]?.trim() || []);
      const plain = plainName(name);
      const local = plainName(name.slice(name.search(/[.:][^.:]*$/) + 1));
      const bare = plainName(name.split('(', 1)[0] ?? '');
      if (neverRead.has(plain) || neverRead.has(bare) || neverRead.has(local)) onPurpose.push(name);
      else if (filled.length > 0 && !notNeeded.has(plain) && !(local !== plain && notNeeded.has(local)))
        unread.push({ name, rows: filled.length, example: filled[0] ?? '', insteadOf: null });
    }
    return { unread: [...unread, ...this.#shadowed(rows)], onPurpose };
  }

  /** Columns with the meaning of another column and different values. */
  #shadowed(rows: readonly FeedRow[]): UnreadColumn[] {
    return [...this.#columns].flatMap(([column, all]) => {
      if (severalCount.has(column)) return [];
      return all.slice(1).flatMap(({ name }) => {
        if (notNeeded.has(plainName(name))) return [];
        const differing = rows.filter((row) => {
          const own = row.values[name]?.trim() ?? '';
          return (
            own !== '' &&
            all.find((one) => row.values[one.name]?.trim())?.name !== name &&
            own.toLowerCase() !== this.value(row, column).toLowerCase()
          );
        });
        const used = all[0]?.name ?? '';
        return differing.length === 0
          ? []
          : [{ name, rows: differing.length, example: differing[0]?.values[name] ?? '', insteadOf: used }];
      });
    });
  }
}

/** Columns of which several are read. */
const severalCount: ReadonlySet<FeedColumn> = new Set(['images', 'moreImages', 'features', 'videos']);

/** A column that holds something and is not read; `insteadOf` names the one that is read in its place. */
export type UnreadColumn = { name: string; rows: number; example: string; insteadOf: string | null };
