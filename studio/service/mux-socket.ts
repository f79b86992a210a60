/** The events of a stream: one `head`, then data, then `end` or `fail`. */
type StreamEvents = {
  /** `problem` is the response's body if the service refused the stream. */
  head: (status: number, problem: string | undefined) => void;
  data: (text: string) => void;
  end: () => void;
  fail: (message: string) => void;
};

export type StreamRequest = { url: string; lastEventId?: string; authorization?: string };

/** A WebSocket for many streams. When it closes all streams fail, and a new socket is needed. */
export type MuxSocket = {
  readonly closed: boolean;
  open: (request: StreamRequest, events: StreamEvents) => number;
  cancel: (id: number) => void;
};

/** A message of the service (embedded/content/mux-protocol.md). */
type Reply = { id: number; status?: number; body?: string; data?: string; end?: boolean };

const lost = 'The connection to the content service was lost.';

/** Opens the socket at once; streams requested before it is open wait for it. */
export function openMuxSocket(address: string): MuxSocket {
  const socket = new WebSocket(address);
  const streams = new Map<number, StreamEvents>();
  const waiting: string[] = [];
  let last = 0;
  const send = (message: object): void => {
    const text = JSON.stringify(message);
    if (socket.readyState === WebSocket.CONNECTING) waiting.push(text);
    else if (socket.readyState === WebSocket.OPEN) socket.send(text);
  };
  socket.addEventListener('open', () => {
    for (const text of waiting) socket.send(text);
  });
  socket.addEventListener('message', ({ data }) => receive(JSON.parse(String(data)), streams));
  socket.addEventListener('close', () => {
    const open = [...streams.values()];
    streams.clear();
    for (const events of open) events.fail(lost);
  });
  return {
    get closed() {
      return socket.readyState >= WebSocket.CLOSING;
    },
    open(request, events) {
      last += 1;
      streams.set(last, events);
      send({ open: last, ...request });
      return last;
    },
    cancel(id) {
      if (streams.delete(id)) send({ close: id });
    },
  };
}

function receive({ id, status, body, data, end }: Reply, streams: Map<number, StreamEvents>): void {
  const events = streams.get(id);
  if (!events) return;
  if (status !== undefined) events.head(status, body);
  if (data !== undefined) events.data(data);
  if (!end && body === undefined) return;
  streams.delete(id);
  events.end();
}
