import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { EngineFigures } from './run-workloads.ts';

const program = fileURLToPath(new URL('../run-engine.ts', import.meta.url));

/** Measures an engine in a process of its own, so that its memory is its own and no engine warms another. */
export function runApart(engine: string, size: number, only?: readonly string[]): Promise<EngineFigures> {
  const execArgv = [...process.execArgv, '--expose-gc', '--max-old-space-size=12000'];
  const child = fork(program, [engine, String(size), ...(only ? [only.join(',')] : [])], { execArgv });
  return new Promise((resolve, reject) => {
    child.once('message', (figures) => resolve(figures as EngineFigures));
    child.once('exit', (code) => reject(new Error(`${engine} at ${size} ended with ${code}.`)));
  });
}
