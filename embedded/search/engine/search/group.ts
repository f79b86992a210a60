import { NumberColumn } from '../columns/number-column.ts';
import { TextColumn } from '../columns/text-column.ts';
import { badRequest, notFound, unprocessable } from '../failure.ts';
import type { Index } from '../index.ts';
import type { Json } from '../json.ts';
import type { SortKey } from '../sort/sort-key.ts';
import { best, bestPositions, comesAfter, type Window } from '../sort/top.ts';
import { groupNumbers } from './group-numbers.ts';
import type { Matches } from './matches.ts';
import { count, flag, list, type RawParameters } from './parameters.ts';

/** A group of matches: its shared values, how many match, and its best ones in order (positions among the matches). */
type Group = { key: Json[]; found: number; positions: Uint32Array };

type Grouping = { columns: (TextColumn | NumberColumn)[]; booleans: boolean[]; limit: number; joinMissing: boolean };

/** Reads `group_by`; null without. Fails with 400, 404 or 422 as documented. */
export function readGrouping(raw: RawParameters, index: Index): Grouping | null {
  const names = list(raw, 'group_by');
  if (names.length === 0) return null;
  const limit = count(raw, 'group_limit', 3);
  if (limit < 1 || limit > 99) throw unprocessable('Value of `group_limit` must be between 1 and 99.');
  const allNames = names.map((name) => {
    const one = index.columns.byName.get(name);
    if (!one) throw notFound(`Could not find a field named \`${name}\` in the schema.`);
    if (!one.field.facet || !('coded' in one.column))
      throw badRequest(`Group by field \`${name}\` should be a facet field.`);
    return { column: one.column as TextColumn | NumberColumn, boolean: one.field.kind === 'bool' };
  });
  const joinMissing = flag(raw, 'group_missing_values', true);
  return {
    columns: allNames.map((one) => one.column),
    booleans: allNames.map((one) => one.boolean),
    limit,
    joinMissing,
  };
}

/** The group of each match. */
export function groupNumbersOf({ columns, joinMissing }: Grouping, matches: Matches): Uint32Array {
  return groupNumbers(
    columns.flatMap((column) => column.coded ?? []),
    matches,
    joinMissing,
  );
}

/** Groups in the order of their best matches: `groups` holds those from `offset` on, `limit` at most. */
export function groupMatches(
  grouping: Grouping,
  groupAt: Uint32Array,
  matches: Matches,
  keys: readonly SortKey[],
  newest: (at: number) => number,
  page: Window,
): { found: number; groups: Group[] } {
  const leaders: number[] = [];
  const sizes: number[] = [];
  const later = comesAfter(keys, newest);
  for (let at = 0; at < matches.count; at++) {
    const group = groupAt[at] as number;
    sizes[group] = (sizes[group] ?? 0) + 1;
    const leader = leaders[group];
    if (leader === undefined || later(leader, at)) leaders[group] = at;
  }
  const shown = best(
    leaders.length,
    page,
    () => 0,
    (one, other) => later(leaders[one] as number, leaders[other] as number),
  );
  const members = membersOf(groupAt, new Map(Array.from(shown, (group, place) => [group, place])));
  const groups = Array.from(shown, (group, place): Group => {
    const own = members[place] ?? [];
    const top = bestPositions(own.length, { offset: 0, limit: grouping.limit }, within(keys, own), (at) =>
      newest(own[at] as number),
    );
    const positions = top.map((at) => own[at] as number);
    return {
      key: shownKey(grouping, matches.rows[leaders[group] as number] as number),
      found: sizes[group] as number,
      positions,
    };
  });
  return { found: leaders.length, groups };
}

function shownKey({ columns, booleans }: Grouping, row: number): Json[] {
  return columns.flatMap((column, field): Json[] => {
    const values: Json[] = [];
    const { coded } = column;
    for (let at = coded?.start(row) ?? 0; coded && at < coded.end(row); at++) {
      const code = coded.codes.at(at);
      const value = code === 0 ? undefined : column.values[code];
      if (value !== undefined) values.push(booleans[field] ? value === 1 : value);
    }
    return column instanceof TextColumn && column.list
      ? [values]
      : column instanceof NumberColumn && column.ends
        ? [values]
        : values;
  });
}

function membersOf(groupAt: Uint32Array, places: Map<number, number>): number[][] {
  const members: number[][] = [];
  groupAt.forEach((group, at) => {
    const place = places.get(group);
    if (place === undefined) return;
    members[place] ??= [];
    members[place].push(at);
  });
  return members;
}

function within(keys: readonly SortKey[], own: readonly number[]): SortKey[] {
  const at = (place: number) => own[place] as number;
  return keys.map(({ of, tie }) => ({
    of: (place) => of(at(place)),
    ...(tie ? { tie: (one: number, other: number) => tie(at(one), at(other)) } : {}),
  }));
}
