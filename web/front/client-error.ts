import type { Duplex } from 'node:stream';

const answers: Record<string, [status: string, words: string]> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'The address or the cookies of this request are too long.',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive.'],
};

/** Answers in words what Node could not even read as a request; Node's own answer has no body and browsers show an error of theirs. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, words] = answers[error.code ?? ''] ?? ['400 Bad Request', 'This is no HTTP request that can be read.'];
  const headers = `Content-Type: text/plain; charset=utf-8\r\nContent-Length: ${words.length}\r\nConnection: close`;
  // A server's sockets may stay half open: one that sends no end of its own would be held for ever.
  socket.end(`HTTP/1.1 ${status}\r\n${headers}\r\n\r\n${words}`, () => socket.destroy());
}
