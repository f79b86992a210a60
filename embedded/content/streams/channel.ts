import type { ServerResponse } from 'node:http';

/** Where a stream's text goes: an HTTP response or one lane of a WebSocket. */
export interface Channel {
  write(text: string): void;
  /** Ends the stream from our side. */
  end(): void;
  /** Called once when the reader is gone. */
  onClose(listener: () => void): void;
}

/** A reader that does not read: bytes waiting for it before it is dropped. */
const MAX_UNREAD_BYTES = 16 * 1024 * 1024;
const ENDING_MILLISECONDS = 5_000;

export function responseChannel(response: ServerResponse): Channel {
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
    connection: 'keep-alive',
  });
  response.flushHeaders();
  response.socket?.setNoDelay(true);
  return {
    write: (text) => {
      if (response.writableLength > MAX_UNREAD_BYTES) response.destroy();
      else if (!response.writableEnded) response.write(text);
    },
    end: () => {
      response.end();
      // A reader that does not read the end either is disconnected.
      setTimeout(() => response.destroy(), ENDING_MILLISECONDS).unref();
    },
    onClose: (listener) => response.once('close', listener),
  };
}

export interface StreamEvent {
  readonly event: string;
  readonly id?: string;
  readonly data: unknown;
}

/** One event in the text format of server-sent events. */
export function eventText({ event, id, data }: StreamEvent): string {
  return `event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;
}

export const HEARTBEAT = ':\n\n';
