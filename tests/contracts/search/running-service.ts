import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client, SearchClient } from 'typesense';
import { freePort } from '../../../scripts/start/ports.ts';
import { adapterOver, checked, overHttp, type Way } from './checked-adapter.ts';
import { cluster } from './cluster.ts';

const program = fileURLToPath(new URL('../../../embedded/search/main.ts', import.meta.url));

/** The real process on a free port, with a data folder of its own that goes away with it. */
export class RunningService {
  readonly adminKey = cluster?.key ?? 'the-admin-key-of-this-test';
  readonly log: string[] = [];
  private port = 0;
  private folder = '';
  private child: ChildProcess | null = null;
  private readonly keysMade: number[] = [];

  static async start(): Promise<RunningService> {
    const service = new RunningService();
    if (cluster) {
      await service.empty();
      return service;
    }
    service.folder = await mkdtemp(join(tmpdir(), 'search-contract-'));
    service.port = await freePort();
    await service.boot();
    return service;
  }

  get url(): string {
    return cluster?.url ?? `http://127.0.0.1:${this.port}`;
  }

  /** The official client; with the admin key unless set otherwise. */
  client(apiKey = this.adminKey): Client {
    return new Client(this.configuration(apiKey));
  }

  /** The official client of browsers. */
  browser(apiKey: string): SearchClient {
    return new SearchClient(this.configuration(apiKey));
  }

  /** A request that the client would not make. */
  request(method: string, path: string, body?: string, key: string | null = this.adminKey, more = {}) {
    const headers = { ...(key !== null && { 'x-typesense-api-key': key }), ...more };
    return this.way({ method, url: new URL(this.url + path), headers, body });
  }

  /** SIGKILL, as a crash would be; resolves when the process is gone. */
  kill(): Promise<number | null> {
    return this.end('SIGKILL');
  }

  /** SIGTERM; returns the exit code. */
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

  /** Closes the channel to the supervisor, as its death would; returns the exit code. */
  abandon(): Promise<number | null> {
    const ended = this.exit();
    this.child?.disconnect();
    return ended;
  }

  async stop(): Promise<void> {
    if (cluster) return this.empty();
    await this.terminate();
    await rm(this.folder, { recursive: true, force: true });
  }

  private configuration(apiKey: string) {
    const { hostname: host, port, protocol } = new URL(this.url);
    const nodes = [{ host, port: Number(port) || 443, protocol: protocol.slice(0, -1) }];
    const axiosAdapter = adapterOver(this.way);
    return { nodes, apiKey, numRetries: 0, connectionTimeoutSeconds: 30, logLevel: 'silent' as const, axiosAdapter };
  }

  /**
   * There is no other way: every response is checked against its shape, and keys that were made are
   * recorded.
   */
  private readonly way: Way = async (sent, signal) => {
    const received = await checked(overHttp)(sent, signal);
    const { method, url } = sent;
    if (method === 'POST' && url.pathname === '/keys' && received.status === 201)
      this.keysMade.push(JSON.parse(received.text).id);
    return received;
  };

  /** Takes everything that contracts make out of a cluster that is there for them alone. */
  private async empty(): Promise<void> {
    const client = this.client();
    for (const { name } of (await client.aliases().retrieve()).aliases) await client.aliases(name).delete();
    for (const { name } of await client.collections().retrieve()) await client.collections(name).delete();
    for (const { name } of (await client.presets().retrieve()).presets) await client.presets(name).delete();
    for (const { id } of (await client.stopwords().retrieve()).stopwords) await client.stopwords(id).delete();
    for (const { name } of await client.synonymSets().retrieve()) await client.synonymSets(name).delete();
    for (const { name } of await client.curationSets().retrieve()) await client.curationSets(name).delete();
    const { keys } = await client.keys().retrieve();
    for (const { id } of keys) if (this.keysMade.includes(id)) await client.keys(id).delete();
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
