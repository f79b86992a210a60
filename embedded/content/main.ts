import { readEnvironment } from './environment.ts';
import { log, reason, surviveTheUnforeseen } from './log.ts';
import { readSetup, SetupError } from './setup.ts';
import { type RunningService, startService } from './start.ts';

function sentence(error: unknown): string {
  if (error instanceof SetupError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `Port ${process.env.CONTENT_PORT} is taken by another program; choose another CONTENT_PORT.`;
  }
  return `The content service cannot start: ${reason(error)}`;
}

async function start(): Promise<RunningService> {
  const { port, directory, setupPath } = readEnvironment(process.env);
  return startService(readSetup(setupPath), directory, port);
}

surviveTheUnforeseen();
let stopping = false;

async function stop(service: RunningService, why: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  log('info', 'stopping', { why });
  await service.stop();
  process.exit(0);
}

try {
  const service = await start();
  process.on('SIGTERM', () => void stop(service, 'SIGTERM'));
  process.on('SIGINT', () => void stop(service, 'SIGINT'));
  process.on('disconnect', () => void stop(service, 'the supervisor is gone'));
  log('info', 'listening', { port: Number(process.env.CONTENT_PORT) });
  process.stdout.write('ready\n');
} catch (error) {
  process.stderr.write(`${sentence(error)}\n`);
  process.exit(1);
}
