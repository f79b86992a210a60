import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { executable } from './binaries.ts';
import { databaseName, ensureCluster, owner, plainEnvironment } from './cluster.ts';
import { choosePlace, type Place } from './place.ts';
import { clearPostmaster } from './postmaster.ts';

type PostgresOptions = {
  dataDir: string;
  port: number;
  password: string;
  /** Settings besides, as `fsync=off`. */
  settings?: readonly string[];
};
type PostgresCommand = {
  command: string;
  args: string[];
  options: { cwd: string; env: NodeJS.ProcessEnv; uid?: number; gid?: number };
};

/** True for the line by which PostgreSQL reports that it accepts connections. */
export const isReadyLine = (line: string): boolean => line.includes('database system is ready to accept connections');

/** SIGINT ends sessions and stops cleanly (PostgreSQL's "fast shutdown"); SIGTERM would wait for every client. */
export const stopSignal = 'SIGINT';

const postgresUrl = ({ port, password }: { port: number; password: string }): string =>
  `postgres://${owner}:${encodeURIComponent(password)}@127.0.0.1:${port}/${databaseName}`;

/** Makes the cluster if needed and clears what a killed run left; call before every start. */
export async function preparePostgres(place: Place, password: string): Promise<void> {
  await clearPostmaster(place.cluster);
  await ensureCluster(place, password);
}

/**
 * The log reports the server's state. A failed statement is reported to its client alone:
 * statement, row and the fault's own message ("invalid input syntax for type uuid: …") hold what
 * people wrote.
 */
const quietLog = [
  'log_min_messages=log',
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
  'log_parameter_max_length_on_error=0',
];

/**
 * The command of the server in the foreground: loopback only, no socket file, every commit on disk
 * before its response.
 */
export function postgresCommand(place: Place, port: number, more: readonly string[] = []): PostgresCommand {
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'timezone=UTC',
    'log_timezone=UTC',
    ...quietLog,
    ...more,
  ];
  return {
    command: executable(place.native, 'postgres'),
    args: ['-D', place.cluster, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    options: { cwd: '/', env: plainEnvironment, ...place.user },
  };
}

export type RunningPostgres = {
  url: string;
  pid: number;
  cluster: string;
  stop(): Promise<void>;
  /** Stops at once and writes nothing more: what was committed is recovered at the next start. */
  quit(): Promise<void>;
  kill(): Promise<void>;
};

/** Starts a server of its own for a test or a tool; the supervisor composes the same parts under its restarts. */
export async function startPostgres({ dataDir, port, password, settings }: PostgresOptions): Promise<RunningPostgres> {
  const place = await choosePlace(dataDir);
  await preparePostgres(place, password);
  const { command, args, options } = postgresCommand(place, port, settings);
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  const closed = once(child, 'close');
  await readyOrFailed(createInterface({ input: child.stderr }), closed);
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await closed;
  };
  const { pid = 0 } = child;
  return {
    url: postgresUrl({ port, password }),
    pid,
    cluster: place.cluster,
    stop: () => end(stopSignal),
    quit: () => end('SIGQUIT'),
    kill: () => end('SIGKILL'),
  };
}

async function readyOrFailed(lines: NodeJS.EventEmitter, closed: Promise<unknown>): Promise<void> {
  const output: string[] = [];
  const ready = new Promise<void>((resolve) => {
    lines.on('line', (line: string) => {
      if (output.length < 50) output.push(line);
      if (isReadyLine(line)) resolve();
    });
  });
  const failed = closed.then(() => {
    throw new Error(`PostgreSQL did not start: ${output.join(' ')}`);
  });
  failed.catch(() => undefined);
  await Promise.race([ready, failed]);
}
