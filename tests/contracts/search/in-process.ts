import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'typesense';
import { handle } from '@/embedded/search/protocol/handle.ts';
import { SearchService } from '@/embedded/search/service.ts';
import { adapterOver, checked, type Way } from './checked-adapter.ts';

/**
 * The handler without a process or a port, on a folder that goes away with it; every response is
 * checked against its shape.
 */
export class InProcess {
  readonly adminKey = 'the-admin-key-of-this-test';
  readonly service: SearchService;
  readonly way: Way;
  private readonly folder: string;

  private constructor(service: SearchService, folder: string) {
    this.service = service;
    this.folder = folder;
    this.way = checked(wayInto(service));
  }

  static async open(): Promise<InProcess> {
    const folder = await mkdtemp(join(tmpdir(), 'search-in-process-'));
    return new InProcess(await SearchService.open(folder, 'the-admin-key-of-this-test'), folder);
  }

  /** The official client: its requests end in the handler. */
  client(): Client {
    return new Client({
      nodes: [{ url: 'http://search.invalid' }],
      apiKey: this.adminKey,
      numRetries: 0,
      logLevel: 'silent',
      axiosAdapter: adapterOver(this.way),
    });
  }

  /** One request with the admin key; `milliseconds` is how long the handler took. */
  async call(method: string, path: string, body = '') {
    const url = new URL(path, 'http://search.invalid');
    const begun = performance.now();
    const response = await this.way({ method, url, headers: { 'x-typesense-api-key': this.adminKey }, body });
    return { status: response.status, text: response.text, milliseconds: performance.now() - begun };
  }

  async close(): Promise<void> {
    this.service.close();
    await rm(this.folder, { recursive: true, force: true });
  }
}

const wayInto =
  (service: SearchService): Way =>
  async ({ method, url, headers, body = '' }) => {
    const response = await handle(service, { method, url, headers, body });
    const type = response.lines ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8';
    const text = typeof response.text === 'string' ? response.text : [...response.text].join('');
    return { status: response.status, type, text, headers: { 'content-type': type, ...response.headers } };
  };
