import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Request } from '@/embedded/search/protocol/call.ts';
import { handle } from '@/embedded/search/protocol/handle.ts';
import { SearchService } from '@/embedded/search/service.ts';
import type { Question } from '../questions/question.ts';
import type { Vehicle } from '../vehicles/vehicle.ts';
import type { Engine, Marks, SearchResponse } from './engine.ts';
import { sent } from './sent.ts';
import { collection, parametersOf } from './typesense.ts';

const adminKey = 'bench';
const headers = { 'x-typesense-api-key': adminKey };
const documents = '/collections/vehicles/documents';
const pieceLength = 65_536;

type Found = {
  found: number;
  hits: { document: Vehicle; highlight: Marks }[];
  facet_counts: { field_name: string; counts: [] }[];
};

/** The embedded engine behind its own request handler, with its store in a folder: writes are durable, as in production. */
export class Ours implements Engine {
  private folder = '';
  private service: SearchService | null = null;

  async build(stock: Iterable<Vehicle>): Promise<void> {
    await this.open();
    await this.take(piecesOf(stock));
  }

  /** An empty collection. */
  async open(): Promise<void> {
    this.folder = await mkdtemp(join(tmpdir(), 'search-bench-'));
    this.service = await SearchService.open(this.folder, adminKey);
    await this.request('POST', '/collections', { body: JSON.stringify(collection) });
  }

  /** One import, its text as it comes in. */
  async take(pieces: Iterable<string>): Promise<void> {
    const response = await this.request('POST', `${documents}/import?action=upsert`, { pieces: arriving(pieces) });
    if (response.includes('"success":false')) throw new Error('A vehicle was refused.');
  }

  /** One question is an address, several are the body of a multi_search. */
  requestOf(questions: readonly Question[]): string {
    const [only, ...others] = questions;
    if (only && others.length === 0) return `${documents}/search?${new URLSearchParams(parametersOf(only))}`;
    const searches = questions.map((question) => ({ collection: 'vehicles', ...parametersOf(question) }));
    return JSON.stringify({ searches });
  }

  async search(request: string): Promise<Uint8Array> {
    const text = request.startsWith('/')
      ? await this.request('GET', request)
      : await this.request('POST', '/multi_search', { body: request });
    return sent(text);
  }

  async upsert(vehicle: string): Promise<void> {
    await this.request('POST', `${documents}?action=upsert`, { body: vehicle });
  }

  /** Gives all vehicles that a filter selects the same values. */
  async change(filter: string, values: Partial<Vehicle>): Promise<void> {
    await this.request('PATCH', selected(filter), { body: JSON.stringify(values) });
  }

  /** Removes all vehicles that a filter selects. */
  async remove(filter: string): Promise<void> {
    await this.request('DELETE', selected(filter));
  }

  read(result: Uint8Array): SearchResponse[] {
    const parsed = JSON.parse(Buffer.from(result).toString());
    return (parsed.results ?? [parsed]).map(({ found, hits, facet_counts }: Found) => ({
      found,
      hits: hits.map((hit) => hit.document),
      marks: hits.map((hit) => hit.highlight),
      facets: facet_counts.map(({ field_name, counts }) => ({ field: field_name, counts })),
    }));
  }

  async close(): Promise<void> {
    this.service?.close();
    await rm(this.folder, { recursive: true, force: true });
  }

  private async request(method: string, path: string, given: Partial<Request> = {}): Promise<string> {
    if (!this.service) throw new Error('The engine is not open.');
    const url = new URL(path, 'http://search');
    const { status, text } = await handle(this.service, { method, url, headers, body: '', ...given });
    if (status >= 400) throw new Error(`${status}: ${text}`);
    return typeof text === 'string' ? text : [...text].join('');
  }
}

const selected = (filter: string) => `${documents}?${new URLSearchParams({ filter_by: filter })}`;

/** The stock as lines of JSON, in pieces of the size in which a network delivers them. */
export function* piecesOf(stock: Iterable<Vehicle>): Generator<string> {
  let piece = '';
  for (const vehicle of stock) {
    piece += `${JSON.stringify(vehicle)}\n`;
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = '';
  }
  if (piece) yield piece;
}

async function* arriving(pieces: Iterable<string>): AsyncGenerator<string> {
  yield* pieces;
}
