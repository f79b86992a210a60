import type { ImportCounts, ImportOutcome } from '@/domain/stock/imports/import-record.ts';
import { counted } from '@/domain/vocabulary/counted.ts';
import { grouped } from '@/domain/vocabulary/grouped.ts';

export const outcomes: Record<ImportOutcome, { text: string; tone: 'positive' | 'caution' | 'critical' }> = {
  imported: { text: 'Imported', tone: 'positive' },
  stopped: { text: 'Stopped', tone: 'critical' },
  failed: { text: 'Not imported', tone: 'critical' },
};

/**
 * "1,204 rows: 12 added, 3 changed, 1,189 unchanged"; what did not happen is left out, but for
 * changes.
 */
export function countText({ rows, added, changed, unchanged, withdrawn, sold, refused, left }: ImportCounts): string {
  const parts = [
    `${grouped(added)} added`,
    `${grouped(changed)} changed`,
    `${grouped(unchanged)} unchanged`,
    withdrawn > 0 && `${grouped(withdrawn)} withdrawn`,
    sold > 0 && `${grouped(sold)} marked as sold`,
    refused > 0 && `${grouped(refused)} refused`,
    left > 0 && `${grouped(left)} already gone`,
  ];
  return `${counted(rows, 'rows')}: ${parts.filter(Boolean).join(', ')}`;
}

/** What to do about an import that changed nothing. */
export const outcomeAdvice = (outcome: ImportOutcome): string =>
  outcome === 'stopped'
    ? 'If the file is complete and these cars have left, have it imported again with --shrink, or press “Import anyway” above where it is fetched. If not, it was probably cut off: send it again.'
    : 'Correct what is named here and import the file again. Shoppers still see the stock as it was.';

/** "25 Nov 2026, 9:05 am", in the device's time zone. */
export const whenText = (iso: string): string =>
  new Date(iso).toLocaleString('en-AU', { dateStyle: 'medium', timeStyle: 'short' });
