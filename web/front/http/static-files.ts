import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CompressedFile, CompressedFiles } from './compressed-files.ts';
import { acceptsEncoding, isCurrent } from './negotiation.ts';
import { plainPage } from './plain-responses.ts';

export const immutable = 'public, max-age=31536000, immutable';

/** Next's built files: their names carry their content's hash, so they are cached for ever. */
export async function sendBuiltFile(
  request: IncomingMessage,
  response: ServerResponse,
  files: CompressedFiles,
  path: string,
): Promise<void> {
  const file = await files.find(path);
  if (!file) return plainPage(response, 404);
  sendFile(request, response, file, ['Cache-Control', immutable]);
}

export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: CompressedFile,
  headers: readonly string[],
): void {
  const all = [...headers, 'ETag', file.etag, 'Vary', 'Accept-Encoding', 'X-Content-Type-Options', 'nosniff'];
  if (isCurrent(request.headers['if-none-match'], file.etag)) {
    response.writeHead(304, all);
    return void response.end();
  }
  const [encoding, body] = encoded(request.headers['accept-encoding'] ?? '', file);
  if (encoding) all.push('Content-Encoding', encoding);
  response.writeHead(200, [...all, 'Content-Type', file.type, 'Content-Length', String(body.length)]);
  response.end(request.method === 'HEAD' ? undefined : body);
}

function encoded(accepts: string, { plain, brotli, gzip }: CompressedFile): ['br' | 'gzip' | '', Buffer] {
  if (brotli && acceptsEncoding(accepts, 'br')) return ['br', brotli];
  if (gzip && acceptsEncoding(accepts, 'gzip')) return ['gzip', gzip];
  return ['', plain];
}
