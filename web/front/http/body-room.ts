import { maxFileBytes } from '@/domain/leads/file-words.ts';
import type { QueueClient } from '@/web/platform/queue-client.ts';
import { BodyShares } from './body-shares.ts';
import { Busy } from './busy.ts';

/** Bytes after which nothing more is read, whatever the response is. */
const maxRead = 30_000_000;

/** Takes a body chunk by chunk. */
export type BodyReader = {
  take(chunk: Uint8Array): void | Promise<void>;
  /** Bytes that it holds in memory. */
  readonly size: number;
  /** Frees all that it holds; what still comes is discarded. */
  drop(): void;
};

/**
 * Memory for bodies that are arriving or being handled. A body arrives here before its request
 * takes a place among the renders: a client that sends byte by byte would hold that place
 * meanwhile. One client has a quarter of the room and one site half of it. A body that finds no
 * room, or is dropped to make room for others, gets 503.
 */
export class BodyRoom {
  readonly #shares: BodyShares;

  constructor(maxBytes: number) {
    this.#shares = new BodyShares({ all: maxBytes, client: maxBytes / 4, site: maxBytes / 2 });
  }

  /**
   * The result of `work`, called once the reader has all of the body. A body without room is read
   * on and discarded, or it would precede the next request of its connection; it rejects with
   * `Busy` then.
   */
  async hold<Result>(
    request: AsyncIterable<Uint8Array>,
    owner: QueueClient,
    reader: BodyReader,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const place = this.#shares.enter(owner, () => reader.drop());
    try {
      let read = 0;
      for await (const chunk of request) {
        read += chunk.length;
        if (read > maxRead) break;
        if (!this.#shares.grow(place, chunk.length)) continue;
        await reader.take(chunk);
        this.#shares.settle(place, reader.size);
      }
      if (place.dropped) throw new Busy('Too many bodies are on their way.');
      place.whole = true;
      return await work();
    } finally {
      this.#shares.leave(place);
    }
  }

  /** The same for a body as it is: of one longer than `max` bytes `work` gets these and one more. */
  holdWhole<Result>(
    request: AsyncIterable<Uint8Array>,
    owner: QueueClient,
    max: number,
    work: (body: Buffer) => Promise<Result>,
  ): Promise<Result> {
    const reader = new WholeBody(max);
    return this.hold(request, owner, reader, () => work(reader.body));
  }
}

class WholeBody implements BodyReader {
  readonly #max: number;
  #chunks: Uint8Array[] = [];
  size = 0;

  constructor(maxCount: number) {
    this.#max = maxCount;
  }

  get body(): Buffer {
    return Buffer.concat(this.#chunks);
  }

  take(chunk: Uint8Array): void {
    const retained = chunk.subarray(0, this.#max + 1 - this.size);
    if (retained.length === 0) return;
    this.size += retained.length;
    this.#chunks.push(retained);
  }

  drop(): void {
    this.#chunks = [];
    this.size = 0;
  }
}

/**
 * Of this process: text, and files. Files are a hundred times as long, so they have their own bound
 * and leave room for text.
 */
export const bodyRooms = { text: new BodyRoom(64_000_000), files: new BodyRoom(200_000_000) };

/** More bytes of text than any endpoint accepts. */
const maxTextBytes = 100_000;

/** The room for a body that is sent to an endpoint, and its maximum bytes. */
export const roomOf = (path: string): { room: BodyRoom; max: number } =>
  path.startsWith('/api/files')
    ? { room: bodyRooms.files, max: maxFileBytes }
    : { room: bodyRooms.text, max: maxTextBytes };
