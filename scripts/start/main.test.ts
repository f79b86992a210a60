import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('[OPS-01] npm start’s own file is loaded by plain Node, and reports what is wrong with a setting', () => {
  const env = { ...process.env, PORT: 'many' };
  const main = join(import.meta.dirname, 'main.ts');
  const { status, stderr } = spawnSync(process.execPath, [main], { env, encoding: 'utf8' });
  expect(stderr).toContain('PORT is "many", but it must be a number from 1 to 65535.');
  expect(status).toBe(1);
});
