import { type MuxSocket, openMuxSocket, type StreamRequest } from '@/studio/service/mux-socket.ts';

/** The part of `fetch` that the content client uses. */
type PlainFetch = (input: string, init?: RequestInit) => Promise<Response>;

type Options = {
  connect?: (address: string) => MuxSocket;
  /**
   * Resolves when the service responds again after a lost stream. The stream ends only then, since
   * the studio closes a form to writing until its stream is open again.
   */
  back?: () => Promise<void>;
};

const streamed = /^\/v[^/]+\/data\/(?:listen|live\/events)\//;

/**
 * A `fetch` that sends all listeners and live streams of the content service at `apiHost` over one
 * WebSocket, and other requests to `onward`. Browsers open at most six HTTP/1.1 connections to a
 * host, and the studio has more streams.
 */
export function muxFetch(apiHost: string, onward: PlainFetch, options: Options = {}): PlainFetch {
  const { connect = openMuxSocket, back = () => Promise.resolve() } = options;
  const { origin, pathname } = new URL(apiHost);
  const base = pathname.replace(/\/$/, '');
  let socket: MuxSocket | null = null;
  const shared = () => {
    if (!socket || socket.closed) socket = connect(`${origin.replace(/^http/, 'ws')}${base}/_mux`);
    return socket;
  };
  const isStream = (url: URL) =>
    url.origin === origin && url.pathname.startsWith(`${base}/`) && streamed.test(url.pathname.slice(base.length));
  return (input, init) => {
    const url = new URL(input);
    return isStream(url) ? openStream(shared(), requestOf(url, init), back, init?.signal) : onward(input, init);
  };
}

function requestOf(url: URL, init: RequestInit = {}): StreamRequest {
  const headers = new Headers(init.headers);
  return {
    url: `${url.pathname}${url.search}`,
    lastEventId: headers.get('last-event-id') ?? undefined,
    authorization: headers.get('authorization') ?? undefined,
  };
}

/**
 * The stream as a response whose body arrives over the socket; cancelling or aborting closes it on
 * both sides.
 */
function openStream(
  socket: MuxSocket,
  request: StreamRequest,
  back: () => Promise<void>,
  signal?: AbortSignal | null,
): Promise<Response> {
  if (signal?.aborted) return Promise.reject(signal.reason);
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>(undefined, undefined, {
    highWaterMark: Infinity,
  });
  const writer = writable.getWriter();
  const encoder = new TextEncoder();
  return new Promise((resolve, reject) => {
    const fail = (reason: unknown) => {
      reject(reason);
      writer.abort(reason).catch(ignore);
    };
    const id = socket.open(request, {
      head: (status, problem) => resolve(responseOf(status, problem, readable)),
      data: (text) => void writer.write(encoder.encode(text)).catch(ignore),
      end: () => void back().then(() => writer.close().catch(ignore)),
      fail: (message) => void back().then(() => fail(new TypeError(message))),
    });
    const cancel = () => socket.cancel(id);
    writer.closed.catch(cancel);
    signal?.addEventListener('abort', () => fail(signal.reason), { once: true });
  });
}

function responseOf(status: number, problem: string | undefined, stream: ReadableStream<Uint8Array>): Response {
  const type = problem === undefined ? 'text/event-stream' : 'application/json';
  return new Response(problem ?? stream, { status, headers: { 'content-type': type } });
}

/** Writing to a cancelled stream fails, which does not matter. */
function ignore(): void {}
