import type { UnreadColumn } from '@/domain/stock/feed/feed-columns.ts';
import type { FeedNote, FeedProblem } from '@/domain/stock/feed/feed-row.ts';
import type { RefusedVehicle } from '@/domain/stock/refused-vehicle.ts';
import type { StockChanges } from '@/domain/stock/stock-changes.ts';
import { counted } from '@/domain/vocabulary/counted.ts';

const max = 20;

/** What an import changes or would change, in lines for a person. */
export function changeLines({ added, changed, unchanged, withdrawn, sold }: StockChanges): string[] {
  return [
    `  ${added.length} added${examples(added)}`,
    `  ${changed.length} changed`,
    ...changed.slice(0, max).map(({ id, fields }) => `    ${id}: ${fields.join(', ')}`),
    ...(changed.length > max ? [`    and ${changed.length - max} more`] : []),
    `  ${unchanged} as they were`,
    `  ${withdrawn.length} withdrawn${examples(withdrawn)}`,
    ...(sold.length > 0 ? [`  ${sold.length} marked as sold${examples(sold)}`] : []),
  ];
}

/** Every refused row with its line, field and reason; nothing is left out, as staff must correct them all. */
export function problemLines(
  problems: readonly FeedProblem[],
  refused: readonly RefusedVehicle[],
  lines: readonly number[],
): string[] {
  const values = problems.map(
    ({ line, stockNumber, field, reason }) => `  line ${line}${stock(stockNumber)}: ${field} ${reason}`,
  );
  const vehicles = refused.map(
    ({ position, id, reason }) => `  line ${lines[position - 1] ?? '?'}${stock(id)}: ${reason}`,
  );
  return [...values, ...vehicles];
}

/** What of the feed was left out of vehicles that went in: columns, then values, those of one kind together with an example. */
export function leftOutLines(
  columns: readonly UnreadColumn[],
  notes: readonly FeedNote[],
  passedOver: readonly string[],
): string[] {
  const kinds = Map.groupBy(notes, ({ field, reason }) => `${field} ${reason}`);
  return [
    ...passedOver.slice(0, max).map((what) => `  ${what}`),
    ...columns.map(({ name, rows, example, insteadOf }) => {
      const why = insteadOf === null ? 'is not read' : `is not read: "${insteadOf}" is`;
      return `  column "${name}" ${why} (${counted(rows, 'rows')}, for example "${cut(example)}")`;
    }),
    ...[...kinds.values()].map((all) => noteLine(all)),
  ];
}

function noteLine(all: readonly FeedNote[]): string {
  const [{ line, stockNumber, field, value, reason } = { line: 0, stockNumber: '', field: '', value: '', reason: '' }] =
    all;
  const others = all.length > 1 ? `, and ${all.length - 1} more` : '';
  return `  line ${line}${stock(stockNumber)}: ${field} "${cut(value)}" ${reason}${others}`;
}

const cut = (text: string): string => (text.length > 120 ? `${text.slice(0, 119)}…` : text);
const stock = (number: string): string => (number ? ` (${number})` : '');
const examples = (ids: readonly string[]): string => {
  if (ids.length === 0) return '';
  return `: ${ids.slice(0, max).join(', ')}${ids.length > max ? ` and ${ids.length - max} more` : ''}`;
};
