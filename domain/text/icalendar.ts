/** Octets of a line of iCalendar, its line end not counted (RFC 5545, 3.1). */
const maxLineBytes = 75;

/** One event as a calendar file (RFC 5545). The values of `event` are written as they are: a text goes through `calendarText`. */
export function calendarOf(method: 'PUBLISH' | 'CANCEL', event: Readonly<Record<string, string>>): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Forecourt//Bookings//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    ...Object.entries(event).map(([name, value]) => `${name}:${value}`),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** "20261124T103000Z". Times are UTC, so that no calendar needs our idea of a zone. */
export const calendarTime = (ms: number): string => new Date(ms).toISOString().replaceAll(/[-:]|\.\d+/g, '');

export const calendarText = (text: string): string => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n|\r/g, '\\n');

/** A long line goes on after a line end and a space, never within a character. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    if (new TextEncoder().encode(part + character).length > maxLineBytes) {
      parts.push(part);
      part = ' ';
    }
    part += character;
  }
  return [...parts, part].join('\r\n');
}
