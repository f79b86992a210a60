import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Request } from '@/embedded/search/protocol/call.ts';
import { handle } from '@/embedded/search/protocol/handle.ts';
import { SearchService } from '@/embedded/search/service.ts';
import type { Question } from '../questions/question.ts';
import type { Vehicle } from '../vehicles/vehicle.ts';
import type { Answer, Engine } from './engine.ts';
import { collection, parametersOf } from './typesense.ts';

const adminKey = 'bench';
const headers = { 'x-typesense-api-key': adminKey };
const documents = '/collections/vehicles/documents';
const pieceLength = 65_536;

/** The embedded engine behind its own request handler, with its store in a folder: writes are durable, as in production. */
export class Ours implements Engine {
  private readonly highlighting: boolean;
  private folder = '';
  private service: SearchService | null = null;

  constructor(options: { highlighting: boolean }) {
    this.highlighting = options.highlighting;
  }

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
    const said = await this.request('POST', `${documents}/import?action=upsert`, { pieces: arriving(pieces) });
    if (said.includes('"success":false')) throw new Error('A vehicle was refused.');
  }

  ask(question: Question): Promise<string> {
    const parameters = new URLSearchParams(parametersOf(question, this.highlighting));
    return this.request('GET', `${documents}/search?${parameters}`);
  }

  askAll(questions: readonly Question[]): Promise<string> {
    const searches = questions.map((question) => ({
      collection: 'vehicles',
      ...parametersOf(question, this.highlighting),
    }));
    return this.request('POST', '/multi_search', { body: JSON.stringify({ searches }) });
  }

  async upsert(vehicle: Vehicle): Promise<void> {
    await this.request('POST', `${documents}?action=upsert`, { body: JSON.stringify(vehicle) });
  }

  read(text: string): Answer {
    const parsed = JSON.parse(text);
    const { found, hits, facet_counts } = parsed.results?.[0] ?? parsed;
    return {
      found,
      hits: hits.map((hit: { document: Vehicle }) => hit.document),
      facets: facet_counts.map(({ field_name, counts }: { field_name: string; counts: [] }) => ({
        field: field_name,
        counts,
      })),
    };
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
