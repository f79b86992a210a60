import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Stalls } from './run-stalls.ts';
import type { EngineFigures } from './run-workloads.ts';

/** Measures an engine in a process of its own, so that its memory is its own and no engine warms another. */
export function runApart(engine: string, size: number, only?: readonly string[]): Promise<EngineFigures> {
  return resultOf('run-engine.ts', [engine, String(size), ...(only ? [only.join(',')] : [])]);
}

/** Measures how long ours keeps its thread to itself, in a process of its own. */
export function stallsApart(size: number): Promise<Stalls> {
  return resultOf('run-stalls.ts', [String(size)]);
}

function resultOf<T>(program: string, words: readonly string[]): Promise<T> {
  const execArgv = [...process.execArgv, '--expose-gc', '--max-old-space-size=12000'];
  const child = fork(fileURLToPath(new URL(program, import.meta.url)), words, { execArgv });
  return new Promise((resolve, reject) => {
    child.once('message', (result) => resolve(result as T));
    child.once('exit', (code) => reject(new Error(`${program} ${words.join(' ')} ended with ${code}.`)));
  });
}
