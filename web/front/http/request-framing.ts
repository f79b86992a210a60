import type { IncomingMessage } from 'node:http';

/** Without either header a request ends with its head (RFC 9112, 6.3). */
export const bringsBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

const bodied = new Set(['POST', 'PUT', 'PATCH']);

/**
 * Whether two readers could disagree on where a request ends or whose it is (RFC 9112, 3.2, 6.1 and 6.3): several hosts or lengths, a length beside
 * an encoding, an encoding other than `chunked`, one that HTTP/1.0 has not, a body on a method that has none. Node's parser refuses some of these by
 * itself; what is read here must not depend on which.
 */
export function isAmbiguous(request: IncomingMessage): boolean {
  const { rawHeaders, headers, httpVersion, method = '' } = request;
  let hosts = 0;
  let lengths = 0;
  let encodings = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
    else if (name.length === 14 && name.toLowerCase() === 'content-length') lengths += 1;
    else if (name.length === 17 && name.toLowerCase() === 'transfer-encoding') encodings += 1;
  }
  if (hosts > 1 || lengths + encodings > 1 || !/^1\.[01]$/.test(httpVersion)) return true;
  const encoding = headers['transfer-encoding'];
  if (encoding !== undefined && (encoding.toLowerCase() !== 'chunked' || httpVersion !== '1.1')) return true;
  return bringsBody(request) && !bodied.has(method);
}
