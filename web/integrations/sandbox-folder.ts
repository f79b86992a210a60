import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Files in a folder; the oldest are deleted. */
const maxFiles = 500;

/** Writes a sandbox's message to `DATA_DIR/sandbox/<name>`, for developers. */
export async function leaveInSandbox(dataFolder: string, name: string, file: string, content: string): Promise<void> {
  const folder = join(dataFolder, 'sandbox', name);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${new Date().toISOString().replaceAll(':', '-')} ${file}`), content, { mode: 0o600 });
  const old = (await readdir(folder)).sort().slice(0, -maxFiles);
  await Promise.all(old.map((one) => rm(join(folder, one), { force: true })));
}
