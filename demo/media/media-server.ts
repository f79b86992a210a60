import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { guarded } from './log.ts';
import { PaintedPictures, TooManyWait } from './painted-pictures.ts';
import { type PictureFile, pictureFile, picturesDir } from './picture-files.ts';

/** Pictures are rendered at this width at most; a wider one would only be larger. */
const widest = 1200;

/** The web and a person who looks; each holds a few. */
const maxConnections = 500;
const wholeRequestMs = 20_000;

type MediaResponse = { status: number; type: string; body: Buffer; cached?: boolean };

const plainResponse = (status: number, text: string): MediaResponse => ({
  status,
  type: 'text/plain; charset=utf-8',
  body: Buffer.from(`${text}\n`),
});

/**
 * The demo's pictures over HTTP: `GET /<body>/<view>/<paint>.webp[?w=pixels]`, `/<body>/spin/<nn>/<paint>.webp`,
 * finished files (`/heroes/<file>` and other folders, see `pictureFile`) and `/health`. Pictures never change at their address.
 */
export function mediaServer(cacheDir: string, maxQueue?: number): Server {
  const painted = new PaintedPictures(cacheDir, maxQueue);
  const server = createServer(
    { requestTimeout: wholeRequestMs, headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
    guarded(
      'request',
      async (request: IncomingMessage, response: ServerResponse) =>
        send(request, response, await respond(request, painted)),
      (request, response) => {
        if (response.headersSent) response.destroy();
        else send(request, response, plainResponse(500, 'The picture could not be made.'));
      },
    ),
  );
  server.maxConnections = maxConnections;
  return server;
}

async function respond({ method, url = '/' }: IncomingMessage, painted: PaintedPictures): Promise<MediaResponse> {
  if (method !== 'GET' && method !== 'HEAD') return plainResponse(405, 'Only GET and HEAD.');
  const [pathname = '/', search = ''] = url.split('?', 2);
  if (pathname === '/health') return plainResponse(200, 'ok');
  const file = pictureFile(pathname.slice(1));
  if (!file) return plainResponse(404, 'There is no such picture.');
  const width = widthOf(search);
  if (width === 'invalid') return plainResponse(400, `w is a whole number of pixels from 16 to ${widest}.`);
  try {
    return { status: 200, cached: true, ...(await bytesOf(file, painted, width)) };
  } catch (error) {
    if (error instanceof TooManyWait) return plainResponse(503, 'Too many pictures wait to be made.');
    throw error;
  }
}

async function bytesOf(
  file: PictureFile,
  painted: PaintedPictures,
  width?: number,
): Promise<Pick<MediaResponse, 'type' | 'body'> | MediaResponse> {
  if (file.kind === 'painted') return { type: 'image/webp', body: await painted.picture(file, width) };
  const body = await readFile(join(picturesDir, file.file)).catch(() => null);
  return body ? { type: file.type, body } : { ...plainResponse(404, 'There is no such picture.'), cached: false };
}

function widthOf(search: string): number | undefined | 'invalid' {
  const query = new URLSearchParams(search).get('w');
  if (query === null) return undefined;
  const width = /^\d{2,4}$/.test(query) ? Number(query) : 0;
  return width >= 16 && width <= widest ? width : 'invalid';
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, type, body, cached = false }: MediaResponse,
): void {
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  if (cached) response.setHeader('etag', etag).setHeader('cache-control', 'public, max-age=31536000, immutable');
  else response.setHeader('cache-control', 'no-store');
  response.setHeader('x-content-type-options', 'nosniff');
  if (status === 405) response.setHeader('allow', 'GET, HEAD');
  if (cached && request.headers['if-none-match']?.includes(etag)) {
    response.writeHead(304).end();
    return;
  }
  response.writeHead(status, { 'content-type': type, 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}
