import { loggedPath } from './logged-path.ts';
import { reason } from './reason.ts';

/** Characters of one text, and entries of one list or object, that a line of the log has at most; and levels. */
const max = { text: 2_000, entries: 50, levels: 5 } as const;

/**
 * What people write and what opens something, by its shape. Every expression is bounded: it meets
 * text that any client may have sent.
 */
const shapes: readonly [RegExp, string | ((match: string) => string)][] = [
  // A statement of the database, with its values.
  [/Failed query:[\s\S]*?(?=\n {4}at |$)/g, 'Failed query'],
  [/^\s{0,20}params: .*$/gm, 'params'],
  // What could not be read as JSON is quoted by V8.
  [/(?:\.{3})?"[^\n]{0,60}"(?:\.{3})? is not valid JSON/g, 'This is not valid JSON'],
  [/[^\s@"'<>()[\]{},;:=?&/\\]{1,64}(?:@|%40)[^\s@"'<>()[\]{},;:=?&/\\]{1,255}/gi, '[address]'],
  [/(?<![\w.-])(?:\+?61|0)[ -]?[2-478](?:[ -]?\d){8}(?![\w-])/g, '[phone]'],
  [/\bBearer [\w.~+/=-]{1,2000}/g, 'Bearer [key]'],
  [/\beyJ[\w-]{10,2000}\.[\w-]{1,2000}(?:\.[\w-]{0,2000})?/g, '[key]'],
  [/(?<![\w-])(?![\da-f]{40}-\d{1,5}x\d{1,5}\b)[\w-]{43,}/g, '[key]'],
  [/(?<=^|[\s"'(=,]|https?:\/\/[^\s/"'<>]{1,255})\/[^\s"'<>()\\]{1,2000}/g, loggedPath],
];

/** A text as the log may hold it: without addresses of mail, phone numbers, keys, values of statements, queries of addresses and private paths. */
export function redactedText(text: string, maxLength: number = max.text): string {
  const cut = text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
  return shapes.reduce(
    (left, [shape, by]) => (typeof by === 'string' ? left.replace(shape, by) : left.replace(shape, by)),
    cut,
  );
}

/** The same for whatever a line of the log is given, and all that is in it. */
export function redacted(value: unknown, level = 0): unknown {
  if (typeof value === 'string') return redactedText(value);
  if (typeof value !== 'object' || value === null) return typeof value === 'bigint' ? String(value) : value;
  if (level === max.levels) return '…';
  if (value instanceof Error) return redactedText(reason(value));
  if (value instanceof Date) return value;
  if (Array.isArray(value)) return value.slice(0, max.entries).map((one) => redacted(one, level + 1));
  const entries = Object.entries(value).slice(0, max.entries);
  return Object.fromEntries(entries.map(([name, one]) => [redactedText(name), redacted(one, level + 1)]));
}

/** The frames of an error's stack and nothing of its message, which is above them on as many lines as it has. */
export function framesOf(error: unknown, frames = 3): string {
  const lines = error instanceof Error ? (error.stack?.split('\n') ?? []) : [];
  return lines
    .filter((line) => /^ {4}at /.test(line))
    .slice(0, frames)
    .join('\n');
}
