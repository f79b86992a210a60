import { spawn } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { finishBuild } from './finish-build.ts';

const root = join(import.meta.dirname, '..');

/**
 * Builds the studio into `outDir`, which is emptied first: static files to serve under /studio,
 * with index.html for every path that is not a file. Rejects with the builder's own message when it
 * fails.
 */
export async function buildStudio(outDir: string): Promise<void> {
  const target = resolve(outDir);
  await rm(target, { recursive: true, force: true });
  await mkdir(dirname(target), { recursive: true });
  await sanityBuild(target);
  await finishBuild(target);
}

function sanityBuild(target: string): Promise<void> {
  const command = join(root, 'node_modules/sanity/bin/sanity');
  const child = spawn(process.execPath, [command, 'build', target, '--yes'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', DO_NOT_TRACK: '1', NO_COLOR: '1', CI: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => lines.push(String(part)));
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', (code) =>
      code === 0 ? done() : fail(new Error(`The studio did not build.\n${lines.join('').trim()}`)),
    );
  });
}
