import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { lastResort } from './last-resort.ts';
import type { Log } from './log.ts';

const root = join(import.meta.dirname, '..');
/** What each process takes it from. */
const services = [
  'web/front/http/last-resort.ts',
  'embedded/content/log.ts',
  'embedded/search/process/log.ts',
  'embedded/sandbox/log.ts',
  'demo/media/log.ts',
];

/** Logs while no client reads it any more, and then reports its share of a core. */
const program = (file: string) => `
  const { surviveTheUnforeseen } = await import('${join(root, file)}');
  surviveTheUnforeseen();
  process.once('message', () => {
    const begun = process.cpuUsage();
    console.error('unread');
    setTimeout(() => {
      const { user, system } = process.cpuUsage(begun);
      process.send({ share: (user + system) / 1e6 }, () => process.exit());
    }, 1_000);
  });
  process.send('ready');
`;

describe('a service whose log is not read any more', () => {
  it.each(services)('of %s goes on, and does not log it for ever', async (file) => {
    const child = spawn(
      process.execPath,
      ['--import', './scripts/alias.ts', '--input-type=module', '-e', program(file)],
      { cwd: root, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
    );
    await once(child, 'message');
    child.stdout?.destroy();
    child.stderr?.destroy();
    await new Promise((resolve) => setTimeout(resolve, 100));
    child.send('go');
    const [{ share }] = await once(child, 'message');
    expect(share).toBeLessThan(0.5);
  });
});

describe('a guarded listener', () => {
  const log = vi.fn<Log>();
  const { guarded } = lastResort(log, (error) => (error instanceof Error ? error.name : 'none'));

  it.each([
    [
      'at once',
      () => {
        throw new TypeError('personal');
      },
    ],
    [
      'later',
      async () => {
        throw new TypeError('personal');
      },
    ],
  ])('that throws %s is logged by its reason alone, and the client gets a response', async (_when, listener) => {
    log.mockClear();
    const rescue = vi.fn();
    guarded('request', listener, rescue)();
    await vi.waitFor(() => expect(rescue).toHaveBeenCalledOnce());
    expect(log.mock.calls).toEqual([['error', 'request-failed', { reason: 'TypeError' }]]);
  });

  it('goes on where the response fails as well', () => {
    log.mockClear();
    const fail = () => {
      throw new RangeError('closed');
    };
    guarded('request', fail, fail)();
    expect(log).toHaveBeenLastCalledWith('error', 'request-unanswered', { reason: 'RangeError' });
  });
});
