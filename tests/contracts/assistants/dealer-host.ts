import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { evaluate, parse } from 'groq-js';
import { demoDocuments } from '@/demo/content/demo-documents.ts';
import { withAssets } from '@/demo/content/demo-pictures.ts';
import { demoSites } from '@/tests/one-car/demo-sites.ts';
import { POST } from '@/web/app/mcp/route.ts';
import { openAssistants } from '@/web/assistants/assistant-services.ts';
import { frontParts, RunningFront } from '@/web/front/front.fixture.ts';
import { SiteRegistry } from '@/web/front/pages/site-registry.ts';
import { open as openGeocoding } from '@/web/integrations/geocoding/sandbox.ts';
import { provideServices, type Services } from '@/web/platform/services.ts';
import type { SiteRecord } from '@/web/platform/site-of-host.ts';
import { DemoIndex } from '../stock/demo-index.ts';

export type Age = 'legacy' | 'modern';
type Called = { isError?: boolean; content: { text: string }[]; structuredContent: Record<string, unknown> };

/** The ten demo dealers behind the real front, each at its own host, with a search service of their own and content out of memory. */
export class DealerHosts {
  readonly index: DemoIndex;
  readonly sites: Awaited<ReturnType<typeof demoSites>>;
  readonly #front: RunningFront;
  #clients = 0;

  private constructor(index: DemoIndex, sites: DealerHosts['sites'], front: RunningFront) {
    this.index = index;
    this.sites = sites;
    this.#front = front;
  }

  /** `closed`: dealers who switched assistants off. */
  static async start(over: Partial<Services> = {}, closed: readonly string[] = []): Promise<DealerHosts> {
    process.env.SANITY_PROJECT_ID ??= 'demo';
    const [index, sites] = [await DemoIndex.start(), await demoSites()];
    const fetch = contentFetch(closed);
    provideServices({
      stock: () => index.client,
      content: { published: { fetch }, drafts: { fetch } },
      geocoding: openGeocoding(),
      assistants: openAssistants(null),
      leads: null,
      ...over,
    } as unknown as Services);
    const records = [...sites.values()].map(({ slug, name }): SiteRecord => {
      return { slug, name, hosts: [`${slug}.example`], template: null, manufacturer: null, group: null };
    });
    const registry = new SiteRegistry(async () => records);
    await registry.reload();
    const front = await new RunningFront(await frontParts(callRoute, { registry })).listen();
    return new DealerHosts(index, sites, front);
  }

  async stop(): Promise<void> {
    await this.#front.close();
    await this.index.stop();
  }

  /** The official client, connected to a dealer's host. */
  async client(slug: string, age: Age): Promise<Client> {
    const versionNegotiation = { mode: age === 'modern' ? ({ pin: '2026-07-28' } as const) : ('legacy' as const) };
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation });
    // Each has its own address: no test uses up the limit of another.
    this.#clients += 1;
    const address = `203.0.${this.#clients >> 8}.${this.#clients & 255}`;
    const url = new URL(`http://127.0.0.1:${this.#front.port}/mcp`);
    const transport = new StreamableHTTPClientTransport(url, {
      fetch: (to, init) => this.#fetch({ host: `${slug}.example`, 'x-forwarded-for': address }, to, init),
    });
    await client.connect(transport);
    return client;
  }

  async call(slug: string, name: string, input: object, age: Age = 'modern'): Promise<Called> {
    const client = await this.client(slug, age);
    const result = await client.callTool({ name, arguments: { ...input } });
    await client.close();
    return result as unknown as Called;
  }

  /** A post as no client would send it. */
  post(host: string, body: string, headers: Record<string, string> = {}, method = 'POST') {
    const usual = { host, 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
    return this.#front.request('/mcp', { ...usual, ...headers }, method, body);
  }

  /** Node's own fetch sets the Host header by itself. */
  #fetch(own: Record<string, string>, to: string | URL, init: RequestInit = {}): Promise<Response> {
    const headers = { ...Object.fromEntries(new Headers(init.headers)), ...own };
    return new Promise((resolve, reject) => {
      const sent = httpRequest(to, { method: init.method ?? 'GET', headers }, (incoming) => {
        const empty = incoming.statusCode === 202 || incoming.statusCode === 204;
        const body = empty ? null : (Readable.toWeb(incoming) as globalThis.ReadableStream);
        if (empty) incoming.resume();
        const given = Object.entries(incoming.headers).map(
          ([name, value]) => [name, String(value)] as [string, string],
        );
        resolve(new Response(body, { status: incoming.statusCode ?? 0, headers: given }));
      });
      sent.on('error', reject).end(init.body);
    });
  }
}

/** What Next does with a request for the route. */
async function callRoute(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  if (incoming.url !== '/mcp') throw new Error(`${incoming.url} is not the endpoint.`);
  const headers = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)] as [string, string]);
  const body = new Uint8Array(await buffer(incoming));
  const request = new Request('http://localhost/mcp', { method: 'POST', headers, body });
  const { status, headers: own, body: stream } = await POST(request);
  response.writeHead(status, Object.fromEntries(own));
  if (stream) await pipeline(Readable.fromWeb(stream as ReadableStream), response);
  else response.end();
}

/** Queries on the demo's content; each is worked out once. */
function contentFetch(closed: readonly string[]) {
  const dataset = demoDocuments
    .map((document) => withAssets(document, () => `image-${'a'.repeat(40)}-640x400-webp`))
    .map((document) =>
      closed.some((slug) => document._id.endsWith(slug))
        ? JSON.parse(JSON.stringify(document).replaceAll('"assistants":true', '"assistants":false'))
        : document,
    );
  const found = new Map<string, Promise<unknown>>();
  return async (query: string, params: Record<string, string>) => {
    const key = JSON.stringify([query, params]);
    const result = found.get(key) ?? evaluated(query, { dataset: named(query, dataset), params });
    found.set(key, result);
    return structuredClone(await result);
  };
}

/** Of the dataset the types that a query names: groq-js looks through all of it for each document otherwise. */
function named<Document extends { _type: string }>(query: string, dataset: readonly Document[]): readonly Document[] {
  const types = new Set([...query.matchAll(/_type == "(\w+)"/g)].map(([, type]) => type));
  return query.includes('->') ? dataset : dataset.filter(({ _type }) => types.has(_type));
}

async function evaluated(query: string, options: Parameters<typeof evaluate>[1]): Promise<unknown> {
  return (await evaluate(parse(query), options)).get();
}
