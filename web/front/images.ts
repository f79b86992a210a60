import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ImageFormat, type ImageRequest, parseImageAddress } from '@/domain/site/image-address.ts';
import { senderAddress } from '@/web/leads/sender.ts';
import { FairQueue } from './fair-queue.ts';
import { ImageJobs, QueueFull } from './image-jobs.ts';
import { shapeImage } from './image-shape.ts';
import { fetchOriginal, type ImageSources } from './image-source.ts';
import type { ImageStore } from './image-store.ts';
import { log, reason } from './log.ts';
import { plainAnswer } from './plain-answer.ts';
import { immutable } from './static-files.ts';

const types: Record<ImageFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

export type ImageRouteOptions = {
  sources: ImageSources;
  store: ImageStore;
  /** Pictures made at once; others wait in line, clients by turns. */
  atOnce: number;
  /** Pictures waiting at most, half of them for one client; beyond it the answer is 503. */
  longestLine: number;
};

/** The one image route: allow-listed sources, widths and formats, each picture made once and kept on disk. */
export class ImageRoute {
  readonly #options: ImageRouteOptions;
  readonly #jobs: ImageJobs;

  constructor(options: ImageRouteOptions) {
    this.#options = options;
    const { atOnce, longestLine } = options;
    this.#jobs = new ImageJobs(
      new FairQueue({ atOnce, longest: longestLine, longestEach: Math.ceil(longestLine / 2) }),
    );
  }

  async send(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const image = parseImageAddress(request.url ?? '');
    if (!image) return plainAnswer(response, 404);
    const gone = new AbortController();
    response.on('close', () => gone.abort());
    try {
      const body = await this.#find(image, senderAddress(request), gone.signal);
      if (!body) return plainAnswer(response, 404);
      sendImage(request, response, image.format, body);
    } catch (error) {
      if (gone.signal.aborted) return;
      if (!(error instanceof QueueFull))
        log('warn', 'image-unavailable', { source: image.source, path: image.path, reason: reason(error) });
      plainAnswer(response, 503, { 'Retry-After': '2' });
    }
  }

  /** Makes and keeps a picture that nobody has asked for yet. */
  async prepare(image: ImageRequest, signal: AbortSignal): Promise<void> {
    await this.#find(image, 'nobody', signal);
  }

  async #find(image: ImageRequest, client: string, gone: AbortSignal): Promise<Buffer | null> {
    const key = keyOf(image);
    const stored = await this.#options.store.get(key);
    return stored ?? this.#jobs.get(key, client, () => this.#make(key, image), gone);
  }

  async #make(key: string, image: ImageRequest): Promise<Buffer | null> {
    const original = await fetchOriginal(image, this.#options.sources);
    const body = original && (await shapeImage(original, image));
    if (body) await this.#options.store.put(key, body);
    return body;
  }
}

/** The revision is not part of it: it tells caches outside, and only its crop changes the picture. */
function keyOf({ source, path, width, format, crop }: ImageRequest): string {
  const cut = crop ? [crop.x, crop.y, crop.width, crop.height].join('-') : 'whole';
  return [source, path, width, cut, format].join('|');
}

function sendImage(request: IncomingMessage, response: ServerResponse, format: ImageFormat, body: Buffer): void {
  const headers = ['Content-Type', types[format], 'Content-Length', String(body.length), 'Cache-Control', immutable];
  response.writeHead(200, [...headers, 'X-Content-Type-Options', 'nosniff']);
  response.end(request.method === 'HEAD' ? undefined : body);
}
