import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import { joinLine as addToLine, type LineRow, lineOf, type NewInLine } from '@/web/records/hold-waiting.ts';
import type { HoldServices } from './purchase-services.ts';

/** Path of a person's own place in a line. */
export const linePath = (token: string): string => pathOfRoute('nextInLine', { token });

/**
 * Puts a confirmed number in the line of a held car (PLUS-15), once and for free; null as
 * `addToLine`. `place` counts from 1.
 */
export async function joinLine(
  { records, queue }: HoldServices,
  person: NewInLine,
): Promise<{ row: LineRow; place: number } | null> {
  const row = await addToLine(records.database, queue, person);
  if (!row) return null;
  const { before } = await lineOf(records.database, row.vehicle, row.joinedAt);
  return { row, place: before + 1 };
}
