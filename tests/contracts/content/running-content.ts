import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createClient, type SanityClient } from '@sanity/client';
import { freePort } from '../../../scripts/start/ports.ts';

const program = fileURLToPath(new URL('../../../embedded/content/main.ts', import.meta.url));
const alias = fileURLToPath(new URL('../../../scripts/alias.ts', import.meta.url));
const everything = ['read', 'create', 'update', 'manage', 'history'];

/** Where a webhook shall go. */
type Hook = { url: string; secret: string; projection?: string };

type Setup = ReturnType<typeof setupOf>;

/** The real process on a free port, with a data folder of its own that goes away with it. */
export class RunningContent {
  readonly token = 'a-token-for-this-test';
  #port = 0;
  #folder = '';
  #child: ChildProcess | null = null;

  /** `roles` take the place of the two plain ones; people keep the roles `administrator` and `dealer`. `more` is added to the setup. */
  static async start(hook?: Hook, roles: readonly object[] = plainRoles, more: object = {}): Promise<RunningContent> {
    const service = new RunningContent();
    service.#folder = await mkdtemp(join(tmpdir(), 'content-contract-'));
    service.#port = await freePort();
    await writeFile(
      join(service.#folder, 'setup.json'),
      JSON.stringify({ ...setupOf(service.token, hook, roles), ...more }),
    );
    await service.#boot();
    return service;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** The official client, with the server's token unless set otherwise. */
  client(token: string | undefined = this.token): SanityClient {
    return createClient({
      projectId: 'forecourt',
      dataset: 'production',
      apiHost: this.url,
      apiVersion: '2025-03-04',
      useProjectHostname: false,
      useCdn: false,
      perspective: 'published',
      maxRetries: 0,
      ...(token ? { token } : {}),
    });
  }

  /** Memory of the service's process, bytes. */
  async memory(): Promise<number> {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(this.#child?.pid)]);
    return Number(stdout) * 1024;
  }

  /** The service's data folder. */
  get directory(): string {
    return join(this.#folder, 'data');
  }

  /** Signs the dealer's editor in by the form; the cookie as `name=value`, empty when the sign-in was refused. */
  async signIn(password = 'north-password', email = 'north@dealer.example'): Promise<string> {
    const response = await fetch(`${this.url}/auth/login`, {
      method: 'POST',
      headers: { origin: this.url, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ email, password }),
      redirect: 'manual',
    });
    return response.headers.get('set-cookie')?.split(';')[0] ?? '';
  }

  /** Ends the process as a power cut would, and starts it again on the same data. */
  async crash(): Promise<void> {
    await this.#end('SIGKILL');
    await this.#boot();
  }

  /** Ends the process, and starts it again with other settings on the same data. */
  async restart(change: (setup: Setup) => object): Promise<void> {
    await this.#end('SIGTERM');
    const file = join(this.#folder, 'setup.json');
    await writeFile(file, JSON.stringify(change(JSON.parse(await readFile(file, 'utf8')))));
    await this.#boot();
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #boot(): Promise<void> {
    const env = {
      ...process.env,
      CONTENT_PORT: String(this.#port),
      CONTENT_DIR: join(this.#folder, 'data'),
      CONTENT_SETUP: join(this.#folder, 'setup.json'),
    };
    const child = spawn(process.execPath, ['--import', alias, program], { env, stdio: ['ignore', 'pipe', 'ignore'] });
    this.#child = child;
    await new Promise<void>((resolve, reject) => {
      child.stdout?.once('data', () => resolve());
      child.once('exit', (code) => reject(new Error(`The content service ended with ${code}.`)));
    });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  }
}

const plainRoles = [
  { name: 'administrator', title: 'Administrator', grants: [{ filter: 'true', permissions: everything }] },
  {
    name: 'dealer',
    title: 'Dealer',
    grants: [
      { filter: 'true', permissions: ['read'] },
      { filter: 'site._ref == "site-" + $site', permissions: everything },
      { filter: '_type in ["sanity.imageAsset", "sanity.fileAsset"]', permissions: ['create'] },
    ],
  },
];

function setupOf(token: string, hook: Hook | undefined, roles: readonly object[]) {
  return {
    projectId: 'forecourt',
    dataset: 'production',
    tokens: [{ token, name: 'server', roles: ['administrator'] }],
    users: [
      {
        id: 'u-north',
        name: 'North',
        email: 'north@dealer.example',
        password: 'north-password',
        roles: ['dealer'],
        site: 'north',
      },
      {
        id: 'u-south',
        name: 'South',
        email: 'south@dealer.example',
        password: 'south-password',
        roles: ['dealer'],
        site: 'south',
      },
    ],
    roles,
    webhooks: hook ? [{ name: 'publish', projection: '{_id, _type, title}', ...hook }] : [],
    publicPath: '/lake',
    slowQueryMilliseconds: 2_000,
  };
}
