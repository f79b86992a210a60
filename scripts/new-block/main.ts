import '../alias.ts';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { complaintOf, newBlockFiles } from './new-block.ts';

const root = join(import.meta.dirname, '..', '..');
const [, , folder = ''] = process.argv;
const complaint = complaintOf(folder, (name) => existsSync(join(root, 'blocks', name)));
if (complaint !== null) {
  console.error(complaint);
  process.exit(1);
}
await mkdir(join(root, 'blocks', folder));
for (const { path, text } of newBlockFiles(folder)) {
  await writeFile(join(root, path), text);
  console.log(`wrote ${path}`);
}
const generate = ['--import', './scripts/alias.ts', 'scripts/generate/main.ts'];
process.exit(spawnSync(process.execPath, generate, { cwd: root, stdio: 'inherit' }).status ?? 1);
