import type { FetchOutcome, StoredFetch } from '@/domain/stock/sources/stock-fetch.ts';
import { counted } from '@/domain/vocabulary/counted.ts';
import { whenText } from './import-words.ts';

export const fetchOutcomes: Record<FetchOutcome, { text: string; tone: 'positive' | 'default' | 'critical' }> = {
  imported: { text: 'Imported', tone: 'positive' },
  unchanged: { text: 'Unchanged', tone: 'default' },
  refused: { text: 'Refused', tone: 'critical' },
  failed: { text: 'Failed', tone: 'critical' },
};

/** "Every hour", "Every 2 hours", "Every 45 minutes". */
export function scheduleText(minutes: number): string {
  if (minutes === 60) return 'Every hour';
  return `Every ${minutes % 60 === 0 ? counted(minutes / 60, 'hours') : counted(minutes, 'minutes')}`;
}

/** "26 Nov 2026, 9:05 am · 1.2 MB · by hand" */
export const fetchText = ({ at, bytes, byHand }: StoredFetch): string =>
  [whenText(at), bytes > 0 && sizeText(bytes), byHand && 'by hand'].filter(Boolean).join(' · ');

function sizeText(bytes: number): string {
  const [size, unit] = bytes < 1_000_000 ? [bytes / 1_000, 'KB'] : [bytes / 1_000_000, 'MB'];
  return `${size < 10 ? Math.max(0.1, size).toFixed(1) : Math.round(size)} ${unit}`;
}
