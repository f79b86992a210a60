import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseFileAddress, type ServedFile } from '@/domain/media/file-address.ts';
import { byteRange, cutTo } from '@/web/front/http/byte-range.ts';
import { plainPage } from '@/web/front/http/plain-responses.ts';
import { immutable } from '@/web/front/http/static-files.ts';
import { log, reason } from '@/web/platform/log.ts';
import type { ImageSources } from './image-source.ts';

/** Where files come from: the content service (the embedded one, else hosted Sanity's public file host) and the media origins of stock. */
export type FileSource = ImageSources;

/** Until its service begins to respond; the file itself may take as long as it takes. */
const timeoutMs = 15_000;

/**
 * A video or its captions, of the content service or of stock, on the site's own host: the page's
 * policy needs no other, and no one else learns who watches. Parts are served as requested, which
 * players need to start and to seek.
 */
export async function sendFile(request: IncomingMessage, response: ServerResponse, source: FileSource): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return plainPage(response, 405, { Allow: 'GET, HEAD' });
  const file = parseFileAddress(request.url?.split('?')[0] ?? '');
  const isAllowed = file?.source === 'content' || source.media.some(({ name }) => name === file?.source);
  if (!file || !isAllowed) return plainPage(response, 404);
  try {
    const result = await original(file, source, request.headers.range, response);
    if (result.status === 404) return plainPage(response, 404);
    if (result.status === 416) return unsatisfiable(response, result.headers.get('content-range') ?? 'bytes */*');
    if (!result.ok) throw new Error(`Its service answered ${result.status}.`);
    await pass(result, file, request, response);
  } catch (error) {
    if (response.destroyed) return;
    log('warn', 'file-unavailable', { file: file.name, reason: reason(error) });
    plainPage(response, 503, { 'Retry-After': '2' });
  }
}

async function original(
  file: ServedFile,
  sources: FileSource,
  range: string | undefined,
  response: ServerResponse,
): Promise<Response> {
  const { url, token } = whereabouts(file, sources);
  const headers: Record<string, string> = {
    // A part of compressed bytes would be a part of another file.
    'accept-encoding': 'identity',
    ...(range && { range }),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), timeoutMs);
  response.on('close', () => timeout.abort());
  try {
    return await fetch(url, { headers, redirect: 'error', signal: timeout.signal });
  } finally {
    clearTimeout(timer);
  }
}

function whereabouts({ source, name }: ServedFile, { media, projectId, dataset, content }: FileSource) {
  const origin = media.find((one) => one.name === source);
  if (origin) return { url: `${origin.fetchFrom}/${name}` };
  const file = `files/${projectId}/${dataset}/${name}`;
  return content
    ? { url: `${content.url.replace(/\/$/, '')}/${file}`, token: content.token }
    : { url: `https://cdn.sanity.io/${file}` };
}

/** The embedded service always sends the whole; what was requested is cut out of it here. */
async function pass(reply: Response, { type }: ServedFile, request: IncomingMessage, response: ServerResponse) {
  const length = reply.headers.get('content-length');
  // A length of compressed bytes is not that of what is read here.
  const total = length === null || reply.headers.has('content-encoding') ? null : Number(length);
  const range = reply.status === 206 || total === null ? null : byteRange(request.headers.range, total);
  if (range === 'unsatisfiable') return unsatisfiable(response, `bytes */${total}`);
  const part = range ? `bytes ${range.start}-${range.end}/${total}` : reply.headers.get('content-range');
  response.writeHead(part ? 206 : 200, {
    'Content-Type': type,
    ...(total !== null && { 'Content-Length': String(range ? range.end - range.start + 1 : total) }),
    'Accept-Ranges': 'bytes',
    ...(part && { 'Content-Range': part }),
    'Cache-Control': immutable,
    'X-Content-Type-Options': 'nosniff',
  });
  if (request.method === 'HEAD' || !reply.body) {
    await reply.body?.cancel();
    return void response.end();
  }
  await pipeline(Readable.from(range ? cutTo(reply.body, range) : reply.body), response);
}

function unsatisfiable(response: ServerResponse, range: string): void {
  response.writeHead(416, { 'Content-Range': range, 'Content-Length': '0' });
  response.end();
}
