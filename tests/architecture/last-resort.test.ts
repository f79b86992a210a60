import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const services = ['web/front/http', 'embedded/content', 'embedded/search/process', 'embedded/sandbox', 'demo/media'];

/** Logs while no client reads it any more, and then reports its share of a core. */
const program = (folder: string) => `
  const { surviveTheUnforeseen } = await import('${join(root, folder)}/last-resort.ts');
  surviveTheUnforeseen();
  process.once('message', () => {
    const begun = process.cpuUsage();
    console.error('nobody reads this');
    setTimeout(() => {
      const { user, system } = process.cpuUsage(begun);
      process.send({ share: (user + system) / 1e6 }, () => process.exit());
    }, 1_000);
  });
  process.send('ready');
`;

describe('a service whose log is not read any more', () => {
  it.each(services)('of %s goes on, and does not log it for ever', async (folder) => {
    const child = spawn(
      process.execPath,
      ['--import', './scripts/alias.ts', '--input-type=module', '-e', program(folder)],
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
