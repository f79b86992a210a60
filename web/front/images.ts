import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ImageFormat, type ImageRequest, parseImageAddress } from '@/domain/site/image-address.ts';
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
  /** Pictures made at once; others wait in line. */
  atOnce: number;
  /** Pictures waiting at most; beyond it the answer is 503. */
  longestLine: number;
};

/** The one image route: allow-listed sources, widths and formats, each picture made once and kept on disk. */
export class ImageRoute {
  readonly #options: ImageRouteOptions;
  readonly #making = new Map<string, Promise<Buffer | null>>();
  readonly #line: (() => void)[] = [];
  #busy = 0;

  constructor(options: ImageRouteOptions) {
    this.#options = options;
  }

  async send(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const image = parseImageAddress(request.url ?? '');
    if (!image) return plainAnswer(response, 404);
    const key = keyOf(image);
    try {
      const stored = await this.#options.store.get(key);
      if (!stored && this.#line.length >= this.#options.longestLine)
        return plainAnswer(response, 503, { 'Retry-After': '2' });
      const body = stored ?? (await this.#made(key, image));
      if (!body) return plainAnswer(response, 404);
      sendImage(request, response, image.format, body);
    } catch (error) {
      log('warn', 'image-unavailable', { source: image.source, path: image.path, reason: reason(error) });
      plainAnswer(response, 503, { 'Retry-After': '2' });
    }
  }

  /** Makes and keeps a picture that nobody has asked for yet. */
  async prepare(image: ImageRequest): Promise<void> {
    const key = keyOf(image);
    if (!(await this.#options.store.get(key))) await this.#made(key, image);
  }

  #made(key: string, image: ImageRequest): Promise<Buffer | null> {
    const underWay = this.#making.get(key);
    if (underWay) return underWay;
    const making = this.#inTurn(() => this.#make(key, image)).finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }

  async #make(key: string, image: ImageRequest): Promise<Buffer | null> {
    const original = await fetchOriginal(image, this.#options.sources);
    const body = original && (await shapeImage(original, image));
    if (body) await this.#options.store.put(key, body);
    return body;
  }

  async #inTurn<T>(make: () => Promise<T>): Promise<T> {
    if (this.#busy >= this.#options.atOnce) await new Promise<void>((go) => this.#line.push(go));
    else this.#busy += 1;
    try {
      return await make();
    } finally {
      const next = this.#line.shift();
      if (next) next();
      else this.#busy -= 1;
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
