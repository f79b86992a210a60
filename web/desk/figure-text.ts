import { counted } from '@/domain/vocabulary/counted.ts';
import { grouped } from '@/domain/vocabulary/grouped.ts';
import type { Half, Pair, vitalNames } from '@/web/desk/figure-summary.ts';

/** "+4%", "−12%", "0%"; a dash where there was nothing before. */
export function changeText({ now, before }: Pair): string {
  if (before === 0) return '–';
  const percent = Math.round((100 * (now - before)) / before);
  return percent < 0 ? `−${grouped(-percent)}%` : percent > 0 ? `+${grouped(percent)}%` : '0%';
}

/** "38 min", "1 h 10 min", "2 days". */
export function halfText(half: Half): string {
  if (half === null) return '–';
  if (half === Number.POSITIVE_INFINITY) return 'Not yet';
  const minutes = Math.max(1, Math.round(half / 60));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
  return counted(Math.round(hours / 24), 'days');
}

type VitalName = (typeof vitalNames)[number];

/** Up to where a value is good, and from where it is poor; of CLS as it is, of others milliseconds. */
export const vitals: Record<VitalName, { title: string; good: number; poor: number }> = {
  LCP: { title: 'Largest picture or text is there', good: 2_500, poor: 4_000 },
  INP: { title: 'Page reacts to a tap', good: 200, poor: 500 },
  CLS: { title: 'Page moves by itself', good: 0.1, poor: 0.25 },
};

export function vitalText(name: VitalName, value: number | null): string {
  if (value === null) return '–';
  if (name === 'CLS') return value.toFixed(2);
  return name === 'LCP' ? `${(value / 1_000).toFixed(1)} s` : `${Math.round(value)} ms`;
}

export function vitalVerdict(name: VitalName, value: number | null): string {
  const { good, poor } = vitals[name];
  if (value === null) return 'Not measured';
  return value <= good ? 'Good' : value <= poor ? 'Could be better' : 'Poor';
}
