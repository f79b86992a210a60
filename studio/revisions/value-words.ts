import { toPlainText } from '@portabletext/react';

const max = 8;
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A value as text for staff; `names` has the names of referenced documents. */
export function valueText(value: unknown, names: ReadonlyMap<string, string>): string {
  if (value === undefined || value === null || value === '') return 'Nothing';
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  if (Array.isArray(value)) return listText(value, names);
  return isRecord(value) ? recordText(value, names) : String(value);
}

function listText(list: readonly unknown[], names: ReadonlyMap<string, string>): string {
  if (list.length === 0) return 'Nothing';
  const shown = list.slice(0, max).map((item) => valueText(item, names));
  const more = list.length > max ? ` and ${list.length - max} more` : '';
  return `${shown.join(', ')}${more}`;
}

function recordText(record: Record<string, unknown>, names: ReadonlyMap<string, string>): string {
  if (typeof record._ref === 'string') return names.get(record._ref) ?? 'A document that is gone';
  if (record._type === 'block') return toPlainText([record] as Parameters<typeof toPlainText>[0]).slice(0, 200);
  if (isRecord(record.asset)) return String(record.alt || 'A picture');
  if (typeof record.current === 'string') return record.current;
  const name = ['heading', 'title', 'name', 'label', 'text', 'question', '_type']
    .map((key) => record[key])
    .find(Boolean);
  const href = typeof record.href === 'string' && record.href ? ` → ${record.href}` : '';
  return `${name ?? 'An entry'}${href}`;
}

/** GROQ for the names of documents. */
export const namesQuery = `*[_id in $ids || _id in $drafts]{
  _id, "name": coalesce(heading, title, name, emphasis, label, text)
}`;
