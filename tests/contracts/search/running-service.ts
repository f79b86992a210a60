import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'typesense';
import type { ConfigurationOptions } from 'typesense/lib/Typesense/Configuration.js';
import { freePort } from '../../../scripts/start/ports.ts';
import { checkShape } from './shapes/shapes.ts';

/** A real cluster, when the environment names one that is there for the contracts alone: they empty it (docs/operations.md). */
export const cluster = clusterOf(process.env);

function clusterOf({ CONTRACT_TYPESENSE_URL: url, CONTRACT_TYPESENSE_KEY: key }: NodeJS.ProcessEnv) {
  if (!url && !key) return null;
  if (!url || !key) throw new Error('Set CONTRACT_TYPESENSE_URL and CONTRACT_TYPESENSE_KEY, or neither.');
  return { url: url.replace(/\/$/, ''), key };
}

/** The client's way out, through which every answer is looked at before the test sees it. */
const axiosAdapter: NonNullable<ConfigurationOptions['axiosAdapter']> = async (config) => {
  const url = new URL(config.url ?? '');
  for (const [name, value] of Object.entries(config.params ?? {})) url.searchParams.set(name, String(value));
  const method = (config.method ?? 'get').toUpperCase();
  const headers = Object.entries(config.headers ?? {}).map(([name, value]): [string, string] => [name, String(value)]);
  const { signal } = config;
  const response = await fetch(url, {
    method,
    headers,
    ...(config.data === undefined ? {} : { body: config.data }),
    ...(signal && { signal: signal as AbortSignal }),
  });
  const data = await response.text();
  checkShape(method, url.pathname, response.status, data);
  const { status, statusText } = response;
  return { data, status, statusText, headers: Object.fromEntries(response.headers), config };
};

const program = fileURLToPath(new URL('../../../embedded/search/main.ts', import.meta.url));

/** The real process on a free port, with a data folder of its own that goes away with it. */
export class RunningService {
  readonly adminKey = cluster?.key ?? 'the-admin-key-of-this-test';
  readonly log: string[] = [];
  private port = 0;
  private folder = '';
  private child: ChildProcess | null = null;

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

  /** The official client; with the admin key unless told otherwise. */
  client(apiKey = this.adminKey): Client {
    const { hostname: host, port, protocol } = new URL(this.url);
    const nodes = [{ host, port: Number(port) || 443, protocol: protocol.slice(0, -1) }];
    return new Client({ nodes, apiKey, numRetries: 0, connectionTimeoutSeconds: 30, logLevel: 'silent', axiosAdapter });
  }

  /** A request that the client would not make. */
  async request(method: string, path: string, body?: string, key: string | null = this.adminKey) {
    const headers: Record<string, string> = key === null ? {} : { 'x-typesense-api-key': key };
    const response = await fetch(this.url + path, { method, headers, ...(body === undefined ? {} : { body }) });
    const text = await response.text();
    checkShape(method, new URL(response.url).pathname, response.status, text);
    return { status: response.status, headers: response.headers, text };
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
    if (cluster) return this.empty();
    await this.terminate();
    await rm(this.folder, { recursive: true, force: true });
  }

  /** Takes everything that contracts make out of a cluster that is there for them alone. */
  private async empty(): Promise<void> {
    const client = this.client();
    for (const { name } of (await client.aliases().retrieve()).aliases) await client.aliases(name).delete();
    for (const { name } of await client.collections().retrieve()) await client.collections(name).delete();
    for (const { name } of (await client.presets().retrieve()).presets) await client.presets(name).delete();
    for (const { id } of (await client.stopwords().retrieve()).stopwords) await client.stopwords(id).delete();
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
