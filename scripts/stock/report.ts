import type { FeedProblem } from '@/domain/stock/feed/feed-row.ts';
import type { RefusedVehicle } from '@/domain/stock/import-report.ts';
import type { StockChanges } from '@/domain/stock/stock-changes.ts';

const most = 20;

/** What an import changes or would change, in lines for a person. */
export function changeLines({ added, changed, unchanged, withdrawn, sold }: StockChanges): string[] {
  return [
    `  ${added.length} added${examples(added)}`,
    `  ${changed.length} changed`,
    ...changed.slice(0, most).map(({ id, fields }) => `    ${id}: ${fields.join(', ')}`),
    ...(changed.length > most ? [`    and ${changed.length - most} more`] : []),
    `  ${unchanged} as they were`,
    `  ${withdrawn.length} withdrawn${examples(withdrawn)}`,
    ...(sold.length > 0 ? [`  ${sold.length} marked as sold${examples(sold)}`] : []),
  ];
}

/** Every refused row with its line, field and reason; nothing is left out, as somebody must mend them all. */
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

const stock = (number: string): string => (number ? ` (${number})` : '');
const examples = (ids: readonly string[]): string => {
  if (ids.length === 0) return '';
  return `: ${ids.slice(0, most).join(', ')}${ids.length > most ? ` and ${ids.length - most} more` : ''}`;
};
