import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ImageFormat, type ImageRequest, parseImageAddress } from '@/domain/site/image-address.ts';
import { senderNetwork } from '@/web/leads/sender.ts';
import { AwaitedTurn } from './awaited-turn.ts';
import { TooCostly } from './drawing-processes.ts';
import { type Asker, FairQueue } from './fair-queue.ts';
import { ImageDrawers } from './image-drawers.ts';
import { ImageJobs } from './image-jobs.ts';
import { fetchOriginal, type ImageSources } from './image-source.ts';
import type { ImageStore } from './image-store.ts';
import type { CropCheck } from './known-crops.ts';
import { log, reason } from './log.ts';
import { Busy } from './page-cache.ts';
import { plainAnswer } from './plain-answer.ts';
import { immutable } from './static-files.ts';
import { currentWaiters } from './waiters.ts';

const types: Record<ImageFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

const mostRemembered = 1_000;

/** Questions to the content service whether a document has a crop, and how long one waits for its turn, milliseconds. */
const [checksAtOnce, checkWaitMs] = [4, 10_000];

export type ImageRouteOptions = {
  sources: ImageSources;
  store: ImageStore;
  /** Whether a document shows the picture in the crop of the address. */
  isKnownCrop: CropCheck;
  drawers?: ImageDrawers;
  /** Pictures made at once; others wait in line, sites by turns, and the clients of each. */
  atOnce: number;
  /** Pictures waiting at most, half of them for one client; beyond it the answer is 503. */
  longestLine: number;
};

/** The one image route: allow-listed sources, widths, formats and crops, each picture made once and kept on disk. */
export class ImageRoute {
  readonly #options: ImageRouteOptions;
  readonly #jobs: ImageJobs;
  readonly #checks: FairQueue;
  readonly #drawers: ImageDrawers;
  /** Pictures that took too much, the eldest first: they are not tried again. */
  readonly #tooCostly = new Set<string>();

  constructor(options: ImageRouteOptions) {
    this.#options = options;
    this.#drawers = options.drawers ?? new ImageDrawers();
    const { atOnce, longestLine: longest } = options;
    const line = { longest, longestEach: Math.ceil(longest / 2) };
    this.#jobs = new ImageJobs(new FairQueue({ atOnce, ...line }));
    this.#checks = new FairQueue({ atOnce: checksAtOnce, ...line });
  }

  /** @param site whose page shows it, as far as the host says */
  async send(request: IncomingMessage, response: ServerResponse, site: string): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return plainAnswer(response, 405, { Allow: 'GET, HEAD' });
    const image = parseImageAddress(request.url ?? '');
    if (!image) return plainAnswer(response, 404);
    const gone = new AbortController();
    response.on('close', () => gone.abort());
    try {
      const body = await this.#find(image, { site, client: senderNetwork(request) }, gone.signal);
      if (!body) return plainAnswer(response, 404);
      sendImage(request, response, image.format, body);
    } catch (error) {
      if (gone.signal.aborted) return;
      if (!(error instanceof Busy))
        log('warn', 'image-unavailable', { source: image.source, path: image.path, reason: reason(error) });
      plainAnswer(response, 503, { 'Retry-After': '2' });
    }
  }

  /** Makes and keeps a picture that nobody has asked for yet. */
  async prepare(image: ImageRequest, signal: AbortSignal): Promise<void> {
    await this.#find(image, { site: '', client: 'nobody' }, signal);
  }

  close(): void {
    this.#drawers.close();
  }

  async #find(image: ImageRequest, asker: Asker, gone: AbortSignal): Promise<Buffer | null> {
    const key = keyOf(image);
    const stored = await this.#options.store.get(key);
    if (stored) return stored;
    if (image.crop && !(await this.#isShown(image))) return null;
    return this.#jobs.get(key, asker, (left) => this.#make(key, image, left), gone);
  }

  /** Whether a document has the crop. In a line of its own: crops that somebody thinks up take no place of a picture that a page shows, not even of one behind the same address. */
  #isShown(image: ImageRequest): Promise<boolean> {
    return new AwaitedTurn(() => this.#options.isKnownCrop(image)).in(this.#checks, currentWaiters(), checkWaitMs);
  }

  async #make(key: string, image: ImageRequest, gone: AbortSignal): Promise<Buffer | null> {
    if (this.#tooCostly.has(key)) return null;
    const original = await fetchOriginal(image, this.#options.sources, gone);
    const body = original && (await this.#draw(key, original, image, gone));
    if (body) await this.#options.store.put(key, body);
    return body;
  }

  async #draw(key: string, original: Buffer, image: ImageRequest, gone: AbortSignal): Promise<Buffer | null> {
    try {
      return await this.#drawers.draw(original, image, gone);
    } catch (error) {
      if (!(error instanceof TooCostly)) throw error;
      log('warn', 'image-too-costly', { source: image.source, path: image.path, reason: reason(error) });
      this.#tooCostly.add(key);
      const [eldest = ''] = this.#tooCostly;
      if (this.#tooCostly.size > mostRemembered) this.#tooCostly.delete(eldest);
      return null;
    }
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
