import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start/start-error.ts';

/** Generates all registries and types anew and throws when one of the committed files was stale. */
export function checkGeneratedFiles(root: string): void {
  const before = readGenerated(root);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/generate/main.ts'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new StartError(`npm run generate failed:\n${stdout}${stderr}`);
  const after = readGenerated(root);
  const stale = [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path) !== after.get(path),
  );
  if (stale.length > 0)
    throw new StartError(
      `These generated files were stale, and are fresh now (look at them, run again): ${stale.join(', ')}`,
    );
}

function readGenerated(root: string): Map<string, string> {
  const paths = ['blocks/*.generated.ts', 'schemas/generated/*'].flatMap((pattern) => globSync(pattern, { cwd: root }));
  return new Map(
    paths.filter((path) => existsSync(join(root, path))).map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );
}
