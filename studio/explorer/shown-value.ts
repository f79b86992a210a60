import type { LayerName } from '@/domain/site/site-settings.ts';

/** A setting's value, ready to be drawn. */
export type ShownValue =
  | { kind: 'words'; text: string }
  | { kind: 'nothing'; text: string }
  | { kind: 'colour'; text: string }
  | { kind: 'picture'; text: string; assetId: string }
  | { kind: 'list'; text: string; items: string[] };

export const layerTitles: Record<LayerName, string> = {
  default: 'Platform',
  template: 'Template',
  manufacturer: 'Manufacturer',
  group: 'Group',
  dealer: 'This dealer',
  page: 'Page',
};

type Values = Record<string, unknown>;

/** What a person reads for a value of the settings: never JSON. */
export function shownValue(path: string, value: unknown): ShownValue {
  if (value === null || value === undefined || value === '') return { kind: 'nothing', text: 'Empty' };
  if (typeof value === 'boolean') return { kind: 'words', text: value ? 'On' : 'Off' };
  if (typeof value === 'number') return { kind: 'words', text: numberWords(path, value) };
  if (typeof value === 'string')
    return /^#[0-9a-f]{3,8}$/i.test(value) ? { kind: 'colour', text: value } : { kind: 'words', text: value };
  if (Array.isArray(value)) return listOf(value);
  return recordOf(value as Values);
}

function numberWords(path: string, value: number): string {
  if (path.endsWith('Cents')) return `$${(value / 100).toLocaleString('en-AU', { minimumFractionDigits: 2 })}`;
  if (path.endsWith('Percent')) return `${value}%`;
  return String(value);
}

function listOf(items: readonly unknown[]): ShownValue {
  if (items.length === 0) return { kind: 'nothing', text: 'None' };
  const words = items.map((item) => nameOf(item as Values));
  return { kind: 'list', text: words.length === 1 ? '1 entry' : `${words.length} entries`, items: words };
}

function recordOf(record: Values): ShownValue {
  if (typeof record.assetId === 'string')
    return { kind: 'picture', assetId: record.assetId, text: String(record.alt || 'Picture') };
  return { kind: 'words', text: nameOf(record) };
}

function nameOf(record: Values): string {
  const first = ['title', 'heading', 'name', 'label', 'emphasis', 'text'].map((key) => record[key]).find(Boolean);
  const words = first ? String(first) : 'Without a name';
  return record.href ? `${words} → ${record.href}` : words;
}
