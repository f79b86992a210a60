import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { PaintedPictures } from './painted-pictures.ts';
import { type PictureFile, pictureFile, picturesDir } from './picture-files.ts';

/** Pictures are rendered at most this wide; a wider one would only be larger. */
const widest = 1200;

type Answer = { status: number; type: string; body: Buffer; cached?: boolean };

const words = (status: number, text: string): Answer => ({
  status,
  type: 'text/plain; charset=utf-8',
  body: Buffer.from(`${text}\n`),
});

/**
 * The demo's pictures over HTTP: `GET /<body>/<view>/<paint>.webp[?w=pixels]`, `/<body>/spin/<nn>/<paint>.webp`,
 * `/heroes/<file>`, `/places/<file>` and `/health`. Pictures never change at their address.
 */
export function mediaServer(cacheDir: string): Server {
  const painted = new PaintedPictures(cacheDir);
  return createServer((request, response) => {
    answer(request, painted)
      .catch((error: unknown) => {
        process.stderr.write(
          `${JSON.stringify({ time: new Date().toISOString(), level: 'error', service: 'media', event: 'failed', url: request.url, error: String(error) })}\n`,
        );
        return words(500, 'The picture could not be made.');
      })
      .then((reply) => send(request, response, reply));
  });
}

async function answer({ method, url = '/' }: IncomingMessage, painted: PaintedPictures): Promise<Answer> {
  if (method !== 'GET' && method !== 'HEAD') return words(405, 'Only GET and HEAD.');
  const [pathname = '/', search = ''] = url.split('?', 2);
  if (pathname === '/health') return words(200, 'ok');
  const file = pictureFile(pathname.slice(1));
  if (!file) return words(404, 'There is no such picture.');
  const width = widthOf(search);
  if (width === 'invalid') return words(400, `w is a whole number of pixels from 16 to ${widest}.`);
  return { status: 200, cached: true, ...(await bytesOf(file, painted, width)) };
}

async function bytesOf(
  file: PictureFile,
  painted: PaintedPictures,
  width?: number,
): Promise<Pick<Answer, 'type' | 'body'> | Answer> {
  if (file.kind === 'painted') return { type: 'image/webp', body: await painted.picture(file, width) };
  const body = await readFile(join(picturesDir, file.file)).catch(() => null);
  return body ? { type: file.type, body } : { ...words(404, 'There is no such picture.'), cached: false };
}

function widthOf(search: string): number | undefined | 'invalid' {
  const asked = new URLSearchParams(search).get('w');
  if (asked === null) return undefined;
  const width = /^\d{2,4}$/.test(asked) ? Number(asked) : 0;
  return width >= 16 && width <= widest ? width : 'invalid';
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, type, body, cached = false }: Answer,
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
