import { inspect } from 'node:util';
import { reason } from '@/web/platform/reason.ts';
import { framesOf, redactedText } from '@/web/platform/redaction.ts';

type Line = 'error' | 'warn' | 'log' | 'info';

/**
 * Passes the output of libraries, such as Next's and React's on a failed render, through the log's
 * redaction too.
 */
export function redactConsole(lines: Pick<Console, Line> = console): void {
  for (const line of ['error', 'warn', 'log', 'info'] as const) {
    const write = lines[line].bind(lines);
    lines[line] = (...text: unknown[]) => write(text.map(textOf).join(' '));
  }
}

function textOf(value: unknown): string {
  // A line of our own log: its fields were redacted one by one.
  if (typeof value === 'string') return value.startsWith('{"time":') ? value : redactedText(value);
  if (value instanceof Error) return redactedText([`${value.name}: ${reason(value)}`, framesOf(value, 10)].join('\n'));
  return redactedText(inspect(value, { depth: 2, maxStringLength: 200, breakLength: Number.POSITIVE_INFINITY }));
}
