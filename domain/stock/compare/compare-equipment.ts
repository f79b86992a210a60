/** How the listed equipment of vehicles differs. Positions are those of the vehicles. */
export type ComparedEquipment = {
  /** Whether at least two vehicles list any: else there is nothing to compare. */
  comparable: boolean;
  /** What one alone lists; null for a vehicle that lists none. */
  only: readonly (readonly string[] | null)[];
  /** What several list and not all; null for a vehicle that lists none. */
  some: readonly { name: string; has: readonly (boolean | null)[] }[];
  all: readonly string[];
};

const keyOf = (name: string): string => name.trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** What a feed does not list, a vehicle may have all the same: one that lists nothing is compared with none. */
export function compareEquipment(lists: readonly (readonly string[])[]): ComparedEquipment {
  const tables = lists.map((list) => new Map(list.filter((name) => keyOf(name)).map((name) => [keyOf(name), name])));
  const listing = tables.filter(({ size }) => size > 0).length;
  const names = new Map(tables.toReversed().flatMap((table) => [...table]));
  const keys = [...new Set(tables.flatMap((table) => [...table.keys()]))];
  const countOf = (key: string) => tables.filter((table) => table.has(key)).length;
  const nameOf = (key: string) => names.get(key) ?? key;
  const shared = keys.filter((key) => countOf(key) > 1);
  return {
    comparable: listing > 1,
    only: tables.map((table) =>
      table.size > 0 ? [...table.keys()].filter((key) => countOf(key) === 1).map(nameOf) : null,
    ),
    some: shared
      .filter((key) => countOf(key) < listing)
      .map((key) => ({ name: nameOf(key), has: tables.map((table) => (table.size > 0 ? table.has(key) : null)) })),
    all: shared.filter((key) => countOf(key) === listing).map(nameOf),
  };
}
