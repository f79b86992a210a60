import { Client } from 'typesense';

type Stored = { documents: Map<string, Record<string, unknown>> };
type Call = { method: string; path: string; parameters: Record<string, unknown> };
type HttpResponse = { status: number; body: unknown };

/**
 * The few calls of the search service that imports and pages make, held in memory, so that a test
 * can let each of them fail.
 */
export class SearchServiceDouble {
  readonly collections = new Map<string, Stored>();
  readonly aliases = new Map<string, string>();
  readonly synonymSets = new Map<string, Record<string, unknown>>();
  readonly calls: Call[] = [];
  /** What searches find. */
  hits: Record<string, unknown>[] = [];
  /** Returns 503 for the calls that it is set to fail. */
  fails: (call: Call) => boolean = () => false;
  /** Returns why a document is not taken. */
  refuses: (document: Record<string, unknown>) => string | null = () => null;
  /** Ids of documents that are taken and then lost. */
  loses = new Set<string>();

  /** The official client on this double; `apiKey` is not looked at. */
  client(): Client {
    return new Client({
      nodes: [{ url: 'http://search.invalid' }],
      apiKey: 'key',
      numRetries: 0,
      logLevel: 'silent',
      axiosAdapter: async (config) => {
        const path = new URL(config.url ?? '').pathname;
        const call = { method: (config.method ?? 'get').toUpperCase(), path, parameters: { ...config.params } };
        const { status, body } = this.response(call, String(config.data ?? ''));
        // An import responds in lines, which the client must not read as one JSON text.
        const lines = typeof body === 'string';
        const headers = { 'content-type': lines ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8' };
        return { status, statusText: '', headers, config, data: lines ? body : JSON.stringify(body) };
      },
    });
  }

  /** The documents that shoppers' searches would see. */
  shown(alias = 'vehicles'): Record<string, unknown>[] {
    return [...(this.collections.get(this.aliases.get(alias) ?? '')?.documents.values() ?? [])];
  }

  private response(call: Call, body: string): HttpResponse {
    if (call.path === '/multi_search') return this.several(call, JSON.parse(body).searches);
    this.calls.push(call);
    if (this.fails(call)) return { status: 503, body: { message: 'Not Ready or Lagging' } };
    const [, top = '', name = '', ...rest] = call.path.split('/');
    if (top === 'synonym_sets') return this.synonymSet(name, JSON.parse(body));
    if (top === 'aliases') return this.alias(call.method, name, body);
    if (rest[1] === 'export') return this.exported(name);
    if (rest[0] === 'documents') return rest[1] === 'import' ? this.take(name, body) : this.search(name);
    return this.collection(call.method, name, body);
  }

  /** Each question of a multi-search is a call of its own. */
  private several(call: Call, searches: Record<string, unknown>[]): HttpResponse {
    const requested = searches.map((parameters) => ({ ...call, parameters }));
    this.calls.push(...requested);
    if (requested.some(this.fails)) return { status: 503, body: { message: 'Not Ready or Lagging' } };
    return {
      status: 200,
      body: { results: requested.map(({ parameters }) => this.search(String(parameters.collection)).body) },
    };
  }

  private alias(method: string, name: string, body: string): HttpResponse {
    if (method === 'PUT') this.aliases.set(name, JSON.parse(body).collection_name);
    const aliases = [...this.aliases].map(([alias, target]) => ({ name: alias, collection_name: target }));
    return { status: 200, body: method === 'PUT' ? aliases[0] : { aliases } };
  }

  private synonymSet(name: string, set: Record<string, unknown>): HttpResponse {
    this.synonymSets.set(name, set);
    return { status: 200, body: { name, ...set } };
  }

  private collection(method: string, name: string, body: string): HttpResponse {
    if (method === 'POST') this.collections.set(JSON.parse(body).name, { documents: new Map() });
    if (method === 'DELETE') this.collections.delete(name);
    const described = [...this.collections].map(([key, { documents }]) => ({
      name: key,
      num_documents: documents.size,
    }));
    if (method === 'GET' && name === '') return { status: 200, body: described };
    return { status: method === 'POST' ? 201 : 200, body: described.find((it) => it.name === name) ?? { name } };
  }

  private take(name: string, body: string): HttpResponse {
    const results = body.split('\n').map((line) => this.put(name, JSON.parse(line)));
    return { status: 200, body: results.map((result) => JSON.stringify(result)).join('\n') };
  }

  private exported(name: string): HttpResponse {
    const documents = this.collections.get(this.aliases.get(name) ?? name)?.documents.values() ?? [];
    return { status: 200, body: [...documents].map((document) => JSON.stringify(document)).join('\n') };
  }

  private put(name: string, document: Record<string, unknown>) {
    const error = this.refuses(document);
    if (error) return { success: false, error, code: 400 };
    if (!this.loses.has(String(document.id))) this.collections.get(name)?.documents.set(String(document.id), document);
    return { success: true };
  }

  private search(name: string): HttpResponse {
    const documents = this.collections.get(this.aliases.get(name) ?? name)?.documents.values() ?? [];
    const sites = new Set([...documents].flatMap(({ sites: listed }) => listed as string[]));
    const counts = [...sites].map((value) => ({ value, count: 1, highlighted: value }));
    const hits = this.hits.map((document) => ({ document, highlight: {}, text_match: 0 }));
    return { status: 200, body: { found: hits.length, hits, facet_counts: [{ field_name: 'sites', counts }] } };
  }
}
