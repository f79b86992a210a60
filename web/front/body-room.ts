import { longestFile } from '@/domain/leads/file-words.ts';
import { Busy } from './page-cache.ts';

/** Bytes after which nothing is read any more, however it is answered. */
const mostRead = 30_000_000;

/**
 * Room for bodies that are on their way or being answered. A body arrives here before its request takes a place among the renders: who sends it
 * byte by byte would hold the place meanwhile. Whoever finds the room full is asked to come again.
 */
export class BodyRoom {
  readonly #mostBytes: number;
  #held = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  /**
   * What `work` makes of the whole body; of one longer than `most` bytes it gets these and one more, the rest is thrown away: left unread it would
   * stand before the next request of its connection. Rejects with `Busy` while the room is full.
   */
  async hold<Result>(
    request: AsyncIterable<Uint8Array>,
    most: number,
    work: (body: Buffer) => Promise<Result>,
  ): Promise<Result> {
    const chunks: Uint8Array[] = [];
    let [read, mine, isFull] = [0, 0, false];
    try {
      for await (const chunk of request) {
        read += chunk.length;
        if (read > mostRead) break;
        const kept = chunk.subarray(0, most + 1 - mine);
        isFull ||= this.#held + kept.length > this.#mostBytes;
        if (isFull || kept.length === 0) continue;
        this.#held += kept.length;
        mine += kept.length;
        chunks.push(kept);
      }
      if (isFull) throw new Busy('Too many bodies are on their way.');
      return await work(Buffer.concat(chunks));
    } finally {
      this.#held -= mine;
    }
  }
}

/** Of this process: words, and files, which are a hundred times as long, so that they leave room for words. */
export const bodyRooms = { words: new BodyRoom(64_000_000), files: new BodyRoom(200_000_000) };

/** More than any endpoint takes of words, bytes. */
const longestWords = 100_000;

/** The room for what is sent to an endpoint, and the most bytes that it may be. */
export const roomOf = (path: string): { room: BodyRoom; most: number } =>
  path.startsWith('/api/files')
    ? { room: bodyRooms.files, most: longestFile }
    : { room: bodyRooms.words, most: longestWords };
