import { join } from 'node:path';
import '../alias.ts';
import { readConfiguration } from './configuration.ts';
import { withEnvFile } from './env-file.ts';
import type { Instance } from './instance.ts';
import { sentenceOf } from './start-error.ts';
import { welcome } from './welcome.ts';

const root = join(import.meta.dirname, '..', '..');
const stopping = new AbortController();

/** npm and the terminal may both pass Ctrl-C on: only the first one has an effect. */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort());

/**
 * The end of this process takes every service with it, so an error that nothing caught is logged
 * and does not end it.
 */
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error: unknown) => console.error(`  unforeseen: ${sentenceOf(error)}`));
}

async function main(): Promise<void> {
  // Late: what it imports is found by the alias, which this process has only now.
  const { startInstance } = await import('./instance.ts');
  const begun = performance.now();
  const environment = withEnvFile(join(root, '.env'), process.env);
  const { port, dataDir } = readConfiguration(environment, root);
  console.log('\nForecourt is starting\n');
  const dev = process.argv.includes('--dev');
  const instance = await startInstance({ port, dataDir, dev, environment, signal: stopping.signal });
  console.log(welcome(instance.services, (performance.now() - begun) / 1_000));
  await untilStopped(instance);
}

async function untilStopped(instance: Instance): Promise<void> {
  if (!stopping.signal.aborted)
    await new Promise<void>((resolve) => stopping.signal.addEventListener('abort', () => resolve()));
  console.log('\nStopping');
  await instance.stop();
  console.log('Stopped');
}

main().catch((error: unknown) => {
  if (stopping.signal.aborted) return console.log('\nStopped before everything was up');
  console.error(`\n${sentenceOf(error)}\n`);
  process.exitCode = 1;
});
