import { connect } from 'node:net';

export type RawResponse = { status: number; headers: Record<string, string>; body: string };

/**
 * Sends bytes as they are and reads until the connection ends; what is no response any more is
 * thrown as a fault.
 */
export async function exchange(port: number, bytes: string, methods: readonly string[]): Promise<RawResponse[]> {
  const heard = await new Promise<string>((resolve) => {
    const chunks: Uint8Array[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    // A refusal may come as a reset, when bytes were left unread.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
  });
  return resultsOf(heard, methods);
}

/**
 * The responses that are in `text` one after the other, each to the method of its request; the
 * last may be cut short.
 */
function resultsOf(text: string, methods: readonly string[]): RawResponse[] {
  const responses: RawResponse[] = [];
  let rest = text;
  while (rest !== '') {
    const end = rest.indexOf('\r\n\r\n');
    const [line = '', ...lines] = rest.slice(0, Math.max(end, 0)).split('\r\n');
    const status = Number(/^HTTP\/1\.1 (\d{3})(?: |$)/.exec(line)?.[1]);
    if (end < 0 || !status) throw new Error(`This is no answer: ${JSON.stringify(rest.slice(0, 80))}`);
    const headers = Object.fromEntries(
      lines.map((one) => [one.slice(0, one.indexOf(':')).toLowerCase(), one.slice(one.indexOf(':') + 1).trim()]),
    );
    rest = rest.slice(end + 4);
    if (status === 100) continue;
    const isBare = status === 304 || status === 204 || methods[responses.length] === 'HEAD';
    // What cannot be read has no method: its refusal has a text, and is the last response.
    const isLast = status === 400 && headers.connection === 'close';
    const [body, after] = isBare && !isLast ? ['', rest] : bodyOf(rest, headers);
    responses.push({ status, headers, body });
    rest = after;
  }
  return responses;
}

function bodyOf(text: string, headers: Record<string, string>): [body: string, rest: string] {
  if (text === '') return ['', ''];
  if (headers['transfer-encoding'] !== 'chunked') {
    const length = Number(headers['content-length'] ?? 0);
    return [text.slice(0, length), text.slice(length)];
  }
  let [body, at] = ['', 0];
  for (;;) {
    const size = Number.parseInt(text.slice(at), 16);
    const begin = text.indexOf('\r\n', at) + 2;
    if (!(size >= 0) || begin < 2) return [body, ''];
    body += text.slice(begin, begin + size);
    at = begin + size + 2;
    if (size === 0) return [body, text.slice(at)];
  }
}
