import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finishedDocument, finishedStyles } from './finished-document.ts';

/** Rewrites a built studio in place, so that browsers send requests only to its own origin. */
export async function finishBuild(dir: string): Promise<void> {
  const staticDir = join(dir, 'static');
  const { html, scripts } = finishedDocument(await readFile(join(dir, 'index.html'), 'utf8'));
  for (const [name, text] of scripts) await writeFile(join(staticDir, name), text);
  for (const name of await readdir(staticDir)) if (name.endsWith('.css')) await finishStyleFile(join(staticDir, name));
  await writeFile(join(dir, 'index.html'), html);
}

async function finishStyleFile(path: string): Promise<void> {
  await writeFile(path, finishedStyles(await readFile(path, 'utf8')));
}
