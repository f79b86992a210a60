import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'typesense';
import { freePort } from '../../../scripts/start/ports.ts';

const program = fileURLToPath(new URL('../../../embedded/search/main.ts', import.meta.url));

/** The real process on a free port, with a data folder of its own that goes away with it. */
export class RunningService {
  readonly adminKey = 'the-admin-key-of-this-test';
  readonly log: string[] = [];
  private port = 0;
  private folder = '';
  private child: ChildProcess | null = null;

  static async start(): Promise<RunningService> {
    const service = new RunningService();
    service.folder = await mkdtemp(join(tmpdir(), 'search-contract-'));
    service.port = await freePort();
    await service.boot();
    return service;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** The official client; with the admin key unless told otherwise. */
  client(apiKey = this.adminKey): Client {
    const nodes = [{ host: '127.0.0.1', port: this.port, protocol: 'http' }];
    return new Client({ nodes, apiKey, numRetries: 0, connectionTimeoutSeconds: 30, logLevel: 'silent' });
  }

  /** A request that the client would not make. */
  async request(method: string, path: string, body?: string, key: string | null = this.adminKey) {
    const headers: Record<string, string> = key === null ? {} : { 'x-typesense-api-key': key };
    const response = await fetch(this.url + path, { method, headers, ...(body === undefined ? {} : { body }) });
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  /** SIGKILL, as a crash would be; resolves when the process is gone. */
  kill(): Promise<number | null> {
    return this.end('SIGKILL');
  }

  /** SIGTERM; answers the exit code. */
  terminate(): Promise<number | null> {
    return this.end('SIGTERM');
  }

  /** Starts the process on the data that the former one left. */
  async boot(): Promise<void> {
    const env = {
      ...process.env,
      SEARCH_PORT: String(this.port),
      SEARCH_DIR: this.folder,
      SEARCH_ADMIN_KEY: this.adminKey,
    };
    const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    this.child = child;
    child.stderr?.on('data', (data) => this.log.push(...String(data).trim().split('\n')));
    await new Promise<void>((resolve, reject) => {
      child.stdout?.on('data', (data) => String(data).includes('ready') && resolve());
      child.once('exit', (code) => reject(new Error(`The service ended with ${code}: ${this.log.join('\n')}`)));
    });
  }

  /** Closes the channel to the supervisor, as its death would; answers the exit code. */
  abandon(): Promise<number | null> {
    const ended = this.exit();
    this.child?.disconnect();
    return ended;
  }

  async stop(): Promise<void> {
    await this.terminate();
    await rm(this.folder, { recursive: true, force: true });
  }

  private end(signal: NodeJS.Signals): Promise<number | null> {
    const ended = this.exit();
    this.child?.kill(signal);
    return ended;
  }

  private exit(): Promise<number | null> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child?.exitCode ?? null);
    return new Promise((resolve) => child.once('exit', resolve));
  }
}
