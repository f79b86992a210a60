import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Stalls } from './run-stalls.ts';

/** Measures how long ours keeps its thread to itself, in a process of its own. */
export function stallsApart(size: number): Promise<Stalls> {
  const execArgv = [...process.execArgv, '--expose-gc', '--max-old-space-size=12000'];
  const child = fork(fileURLToPath(new URL('run-stalls.ts', import.meta.url)), [String(size)], { execArgv });
  return new Promise((resolve, reject) => {
    child.once('message', (result) => resolve(result as Stalls));
    child.once('exit', (code) => reject(new Error(`The measuring of stalls ended with ${code}.`)));
  });
}
