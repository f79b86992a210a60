import { expect, it, vi } from 'vitest';
import { logOf, reason } from './log.ts';

it('a log line is one line of JSON that names its service', () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  logOf('search')('warn', 'slow', { ms: 3, text: 'two\nlines' });
  const lines = write.mock.calls.map(([line]) => String(line));
  write.mockRestore();
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trimEnd().split('\n')).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'warn',
    service: 'search',
    event: 'slow',
    ms: 3,
    text: 'two\nlines',
  });
});

it.each([
  [new Error('no room'), 'no room'],
  ['text', 'text'],
])('the reason of %s', (error, text) => {
  expect(reason(error)).toBe(text);
});
