/**
 * A `fetch` for browsers that carries listen and live streams over one WebSocket (mux-protocol.md).
 * Runs in the browser, imports nothing.
 */
type Fetch = typeof globalThis.fetch;

interface ServerMessage {
  readonly id: number;
  readonly status?: number;
  readonly data?: string;
  readonly body?: string;
  readonly end?: boolean;
}

interface Lane {
  readonly head: (response: Response) => void;
  readonly fail: (error: Error) => void;
  controller?: ReadableStreamDefaultController<Uint8Array>;
}

const STREAM = /\/data\/(listen|live\/events)\/[^/?]+(\?|$)/;
const encoder = new TextEncoder();

function isServerMessage(value: unknown): value is ServerMessage {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number';
}

/** One WebSocket with its lanes. A closed one is never used again. */
class MuxSocket {
  readonly #socket: WebSocket;
  readonly #lanes = new Map<number, Lane>();
  readonly #unsent: string[] = [];
  #next = 1;

  constructor(address: string) {
    this.#socket = new WebSocket(address);
    this.#socket.onopen = () => {
      for (const text of this.#unsent.splice(0)) this.#socket.send(text);
    };
    this.#socket.onmessage = (event) => this.#receive(String(event.data));
    this.#socket.onclose = () => this.#closed();
  }

  get usable(): boolean {
    return this.#socket.readyState <= WebSocket.OPEN;
  }

  open(url: string, headers: Headers, signal: AbortSignal | null | undefined): Promise<Response> {
    const id = this.#next++;
    const lastEventId = headers.get('last-event-id') ?? undefined;
    const authorization = headers.get('authorization') ?? undefined;
    return new Promise((head, fail) => {
      this.#lanes.set(id, { head, fail });
      signal?.addEventListener('abort', () => this.#leave(id, signal.reason), { once: true });
      this.#send({ open: id, url, lastEventId, authorization });
    });
  }

  #send(message: Record<string, unknown>): void {
    const text = JSON.stringify(message);
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(text);
    else this.#unsent.push(text);
  }

  #receive(text: string): void {
    const message: unknown = JSON.parse(text);
    const lane = isServerMessage(message) ? this.#lanes.get(message.id) : undefined;
    if (!lane || !isServerMessage(message)) return;
    if (message.status === 200) lane.head(this.#response(message.id, lane));
    else if (message.status !== undefined) this.#refused(message, lane);
    else if (message.data !== undefined) lane.controller?.enqueue(encoder.encode(message.data));
    else if (message.end) this.#finish(message.id, lane);
  }

  #response(id: number, lane: Lane): Response {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        lane.controller = controller;
      },
      cancel: () => this.#leave(id),
    });
    return new Response(body, { status: 200, headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
  }

  #refused(message: ServerMessage, lane: Lane): void {
    this.#lanes.delete(message.id);
    lane.head(new Response(message.body, { status: message.status, headers: { 'content-type': 'application/json' } }));
  }

  #finish(id: number, lane: Lane): void {
    this.#lanes.delete(id);
    lane.controller?.close();
  }

  #leave(id: number, reason?: unknown): void {
    const lane = this.#lanes.get(id);
    if (!lane) return;
    this.#lanes.delete(id);
    this.#send({ close: id });
    const error = reason instanceof Error ? reason : new DOMException('The stream was closed', 'AbortError');
    lane.fail(error);
    if (reason !== undefined) lane.controller?.error(error);
  }

  #closed(): void {
    for (const [id, lane] of this.#lanes) {
      lane.fail(new TypeError('The connection for streams was lost'));
      this.#finish(id, lane);
    }
  }
}

const sockets = new Map<string, MuxSocket>();

function socketFor(address: string): MuxSocket {
  const existing = sockets.get(address);
  if (existing?.usable) return existing;
  const made = new MuxSocket(address);
  sockets.set(address, made);
  return made;
}

/** @param apiHost address of the content service as the browser sees it, for example `https://dealer.example/lake` */
export function muxFetch(apiHost: string): Fetch {
  const address = `${apiHost.replace(/^http/, 'ws')}/_mux`;
  return (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.startsWith(apiHost) || !STREAM.test(url)) return globalThis.fetch(input, init);
    return socketFor(address).open(url.slice(apiHost.length), new Headers(init?.headers), init?.signal);
  };
}
