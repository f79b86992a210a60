import type { LayerName } from '@/domain/site/site-settings.ts';
import { unknownFields } from '@/domain/vocabulary/unknown-fields.ts';
import { settingChoices } from './setting-names.ts';

/** One entry of a list; `assetId` where it has a picture. */
export type ShownEntry = { text: string; assetId: string | null };

/** A setting's value, ready to be drawn. */
type ShownValue =
  | { kind: 'words'; text: string }
  | { kind: 'nothing'; text: string }
  | { kind: 'colour'; text: string }
  | { kind: 'picture'; text: string; assetId: string }
  | { kind: 'list'; text: string; entries: ShownEntry[] };

export const layerTitles: Record<LayerName, string> = {
  default: 'Platform',
  lender: 'Lender',
  template: 'Template',
  manufacturer: 'Manufacturer',
  group: 'Group',
  dealer: 'This dealer',
  page: 'Page',
};

type Values = Readonly<Record<string, unknown>>;

/** What a person reads for a value of the settings: never JSON. */
export function shownValue(path: string, value: unknown): ShownValue {
  if (value === null || value === undefined || value === '') return { kind: 'nothing', text: 'Empty' };
  if (typeof value === 'boolean') return { kind: 'words', text: value ? 'On' : 'Off' };
  if (typeof value === 'number') return { kind: 'words', text: numberText(path, value) };
  if (typeof value === 'string')
    return /^#[0-9a-f]{3,8}$/i.test(value)
      ? { kind: 'colour', text: value }
      : { kind: 'words', text: choiceTitle(path, value) };
  if (Array.isArray(value)) return listOf(path, value);
  return recordOf(unknownFields(value));
}

function numberText(path: string, value: number): string {
  if (path.endsWith('Cents')) return `$${(value / 100).toLocaleString('en-AU', { minimumFractionDigits: 2 })}`;
  if (path.endsWith('Percent')) return `${value}%`;
  return String(value);
}

function choiceTitle(path: string, value: string): string {
  return settingChoices(path).find((choice) => choice.value === value)?.title ?? value;
}

function listOf(path: string, items: readonly unknown[]): ShownValue {
  if (items.length === 0) return { kind: 'nothing', text: 'None' };
  const entries = items.map((item) =>
    typeof item === 'object' ? entryOf(unknownFields(item)) : { text: choiceTitle(path, String(item)), assetId: null },
  );
  return { kind: 'list', text: counted(entries.length), entries };
}

function recordOf(record: Values): ShownValue {
  if (typeof record.assetId === 'string')
    return { kind: 'picture', assetId: record.assetId, text: String(record.alt || 'Picture') };
  return { kind: 'words', text: entryOf(record).text };
}

function entryOf(record: Values): ShownEntry {
  const first = ['title', 'heading', 'name', 'label', 'emphasis', 'text'].map((key) => record[key]).find(Boolean);
  const href = record.href ?? unknownFields(record.link).href;
  const inner = [record.children, record.links].find((list) => Array.isArray(list) && list.length > 0);
  const label = first ? String(first) : 'Without a name';
  const leads = href ? `${label} → ${href}` : label;
  const { assetId } = unknownFields(record.image);
  return {
    text: Array.isArray(inner) ? `${leads} (${counted(inner.length)})` : leads,
    assetId: typeof assetId === 'string' ? assetId : null,
  };
}

const counted = (entries: number): string => (entries === 1 ? '1 entry' : `${entries} entries`);
