import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.ts';

const root = join(import.meta.dirname, '..', '..');
const references = join(root, 'tests/looks/references');

/** Takes the reference pictures of tests/looks anew where the look changed, all of them with `npm run snapshots -- all`. */
function main(): void {
  if (process.argv.includes('all')) rmSync(references, { recursive: true, force: true });
  const env = { ...process.env, CHROMIUM: ensureBrowser(), RENEW_LOOKS: '1' };
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'looks'];
  process.exitCode = spawnSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' }).status ?? 1;
}

main();
