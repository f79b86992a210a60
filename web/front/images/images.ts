import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ImageFormat, type ImageRequest, parseImageAddress } from '@/domain/media/image-address.ts';
import { TooCostly } from '@/node-service/task-processes.ts';
import { Busy } from '@/web/front/http/busy.ts';
import { plainPage } from '@/web/front/http/plain-responses.ts';
import { QueuedTask } from '@/web/front/http/queued-task.ts';
import { immutable } from '@/web/front/http/static-files.ts';
import { FairQueue } from '@/web/platform/fair-queue.ts';
import { log, reason } from '@/web/platform/log.ts';
import type { QueueClient } from '@/web/platform/queue-client.ts';
import { senderNetwork } from '@/web/platform/request-sender.ts';
import { currentWaitingClients } from '@/web/platform/waiting-clients.ts';
import { ImageDrawers } from './image-drawers.ts';
import { ImageJobs } from './image-jobs.ts';
import { fetchOriginal, type ImageSources } from './image-source.ts';
import type { ImageStore } from './image-store.ts';
import type { CropCheck } from './listed-crops.ts';

const types: Record<ImageFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

const maxRemembered = 1_000;

/** Checks of crops and queries under way at once. */
const checksAtOnce = 4;
/** How long a check waits in the queue at most, milliseconds. */
const checkWaitMs = 10_000;

type ImageRouteOptions = {
  sources: ImageSources;
  store: ImageStore;
  /** Whether a document shows the picture in the crop of the address, or a vehicle with its query. */
  isListedCrop: CropCheck;
  drawers?: ImageDrawers;
  /**
   * Pictures made at once; others wait in the queue, one site after the other, and the clients of
   * each.
   */
  atOnce: number;
  /** Pictures waiting at most, half of them for one client; beyond it the response is 503. */
  maxWaiting: number;
};

/**
 * The one image route: allow-listed sources, widths, formats and crops, each picture made once and
 * stored on disk.
 */
export class ImageRoute {
  readonly #options: ImageRouteOptions;
  readonly #jobs: ImageJobs;
  readonly #checks: FairQueue;
  readonly #drawers: ImageDrawers;
  /** Pictures that took too much, the oldest first: they are not tried again. */
  readonly #tooCostly = new Set<string>();
  #removals = 0;

  constructor(options: ImageRouteOptions) {
    this.#options = options;
    this.#drawers = options.drawers ?? new ImageDrawers();
    const { atOnce, maxWaiting } = options;
    const line = { maxWaiting, maxWaitingEach: Math.ceil(maxWaiting / 2) };
    this.#jobs = new ImageJobs(new FairQueue({ atOnce, ...line }));
    this.#checks = new FairQueue({ atOnce: checksAtOnce, ...line });
  }

  /** @param site slug of the host's site; empty on a host of no site */
  async send(request: IncomingMessage, response: ServerResponse, site: string): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') return plainPage(response, 405, { Allow: 'GET, HEAD' });
    const image = parseImageAddress(request.url ?? '');
    if (!image) return plainPage(response, 404);
    const gone = new AbortController();
    response.on('close', () => gone.abort());
    try {
      const body = await this.#find(image, { site, client: senderNetwork(request) }, gone.signal);
      if (!body) return plainPage(response, 404);
      sendImage(request, response, image.format, body);
    } catch (error) {
      if (gone.signal.aborted) return;
      if (!(error instanceof Busy))
        log('warn', 'image-unavailable', { source: image.source, path: image.path, reason: reason(error) });
      plainPage(response, 503, { 'Retry-After': '2' });
    }
  }

  /** Makes and stores a picture before its first request. */
  async prepare(image: ImageRequest, signal: AbortSignal): Promise<void> {
    await this.#find(image, { site: '', client: 'nobody' }, signal);
  }

  /** Removes what was made of a picture of the content service that was deleted. */
  async remove(assetId: string): Promise<void> {
    this.#removals += 1;
    await this.#options.store.remove(originalOf({ source: 'content', path: assetId }));
  }

  close(): void {
    this.#drawers.close();
  }

  async #find(image: ImageRequest, queueClient: QueueClient, gone: AbortSignal): Promise<Buffer | null> {
    const key = `${originalOf(image)}|${renditionOf(image)}`;
    const stored = await this.#options.store.get(originalOf(image), renditionOf(image));
    if (stored) return stored;
    if ((image.crop || image.query !== undefined) && !(await this.#isShown(image))) return null;
    return this.#jobs.get(key, queueClient, (left) => this.#make(key, image, left), gone);
  }

  /**
   * Whether a document has the crop, or a vehicle the query. It has a queue of its own: invented
   * crops take no place of a picture that a page shows, even for clients behind one address.
   */
  #isShown(image: ImageRequest): Promise<boolean> {
    return new QueuedTask(() => this.#options.isListedCrop(image)).in(
      this.#checks,
      currentWaitingClients(),
      checkWaitMs,
    );
  }

  async #make(key: string, image: ImageRequest, gone: AbortSignal): Promise<Buffer | null> {
    if (this.#tooCostly.has(key)) return null;
    const removals = this.#removals;
    const original = await fetchOriginal(image, this.#options.sources, gone);
    const body = original && (await this.#draw(key, original, image, gone));
    // A picture that was removed meanwhile is served this once; its original is fetched again
    // before anything of it is stored.
    if (body && removals === this.#removals) await this.#store(image, body);
    return body;
  }

  /** Stores a picture; a failure, such as a full disk, is only logged, and the picture is shown all the same. */
  async #store(image: ImageRequest, body: Buffer): Promise<void> {
    await this.#options.store
      .put(originalOf(image), renditionOf(image), body)
      .catch((error: unknown) => log('warn', 'image-not-stored', { reason: reason(error) }));
  }

  async #draw(key: string, original: Buffer, image: ImageRequest, gone: AbortSignal): Promise<Buffer | null> {
    try {
      return await this.#drawers.draw(original, image, gone);
    } catch (error) {
      if (!(error instanceof TooCostly)) throw error;
      log('warn', 'image-too-costly', { source: image.source, path: image.path, reason: reason(error) });
      this.#tooCostly.add(key);
      const [oldest = ''] = this.#tooCostly;
      if (this.#tooCostly.size > maxRemembered) this.#tooCostly.delete(oldest);
      return null;
    }
  }
}

const originalOf = ({ source, path }: Pick<ImageRequest, 'source' | 'path'>): string => `${source}|${path}`;

/**
 * The revision is not part of it: it is for caches outside; only crop and query change the picture.
 */
function renditionOf({ width, format, crop, query = '' }: ImageRequest): string {
  const cut = crop ? [crop.x, crop.y, crop.width, crop.height].join('-') : 'whole';
  return [width, cut, format, query].join('|');
}

function sendImage(request: IncomingMessage, response: ServerResponse, format: ImageFormat, body: Buffer): void {
  const headers = ['Content-Type', types[format], 'Content-Length', String(body.length), 'Cache-Control', immutable];
  response.writeHead(200, [...headers, 'X-Content-Type-Options', 'nosniff']);
  response.end(request.method === 'HEAD' ? undefined : body);
}
