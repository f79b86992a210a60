import type { Socket } from 'node:net';

/** Bytes of responses that may wait for slow readers, over all connections of this process. */
const usualMax = 128 * 1024 * 1024;
const sampleEveryMs = 250;
/** Requests between two samples at most. */
const sampleEveryRequests = 256;

/** Since when a connection has not read all that was written to it, epoch milliseconds. */
type Unread = { since: number };

/**
 * Bounds the memory that responses to slow readers take: beyond it connections are closed, those
 * with the largest product of bytes and time first.
 */
export class UnreadResponses {
  readonly #max: number;
  readonly #clock: () => number;
  readonly #open = new Map<Socket, Unread | null>();
  readonly #timer: NodeJS.Timeout;
  #requests = 0;

  constructor(max = usualMax, clock: () => number = Date.now) {
    this.#max = max;
    this.#clock = clock;
    this.#timer = setInterval(() => this.sample(), sampleEveryMs).unref();
  }

  watch(socket: Socket): void {
    this.#open.set(socket, null);
    socket.once('close', () => this.#open.delete(socket));
  }

  count(): void {
    this.#requests += 1;
    if (this.#requests % sampleEveryRequests === 0) this.sample();
  }

  sample(): void {
    const now = this.#clock();
    let bytes = 0;
    for (const [socket, unread] of this.#open) {
      const length = socket.writableLength;
      bytes += length;
      if (length === 0) this.#open.set(socket, null);
      else if (!unread) this.#open.set(socket, { since: now });
    }
    if (bytes <= this.#max) return;
    const held = [...this.#open].flatMap(([socket, unread]) =>
      unread ? [{ socket, bytes: socket.writableLength, ms: now - unread.since + 1 }] : [],
    );
    for (const one of held.sort((a, b) => b.bytes * b.ms - a.bytes * a.ms)) {
      if (bytes <= this.#max) return;
      one.socket.destroy();
      bytes -= one.bytes;
    }
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
