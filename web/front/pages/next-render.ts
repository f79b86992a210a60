import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Rendered } from './finished-page.ts';

export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Next waits for the metadata of a page, instead of sending it behind the body, for the agents of `htmlLimitedBots` in next.config.ts. */
export const renderAgent = 'Forecourt';

/**
 * Parts of a browser's request from which its own page is made; `secure` means that it came by
 * https.
 */
export type Browser = { cookie: string | undefined; secure: boolean };

/**
 * Has Next render one page and takes the whole response. Next gets a request made here: none of the
 * shopper's headers can reach a page that others are shown (CFG-04). `browser` is given for drafts
 * and private pages alone.
 */
export async function renderByNext(
  next: NextHandler,
  target: string,
  host: string,
  browser?: Browser,
): Promise<Rendered> {
  const request = new IncomingMessage(new Socket());
  request.method = 'GET';
  request.url = target;
  request.headers = {
    host,
    accept: 'text/html',
    'user-agent': renderAgent,
    ...(browser && { 'x-forwarded-proto': browser.secure ? 'https' : 'http' }),
    ...(browser?.cookie ? { cookie: browser.cookie } : {}),
  };
  request.push(null);
  const response = new CapturedResponse(request);
  await next(request, response);
  return response.captured;
}

/** Keeps in memory what is written to it; there is no socket under it, so nothing ever waits for one to drain. */
class CapturedResponse extends ServerResponse {
  readonly #chunks: Buffer[] = [];
  readonly #ended = Promise.withResolvers<Rendered>();
  readonly captured: Promise<Rendered> = this.#ended.promise;

  override write(chunk: unknown, encoding?: unknown, done?: unknown): boolean {
    this.#take(chunk, encoding);
    callLater(typeof encoding === 'function' ? encoding : done);
    return true;
  }

  override end(chunk?: unknown, encoding?: unknown, done?: unknown): this {
    if (typeof chunk !== 'function') this.#take(chunk, encoding);
    this.finished = true;
    this.#ended.resolve(this.#answer());
    callLater([chunk, encoding, done].find((it) => typeof it === 'function'));
    process.nextTick(() => {
      this.emit('finish');
      this.emit('close');
    });
    return this;
  }

  override destroy(error?: Error): this {
    this.#ended.reject(error ?? new Error('The render was cut short.'));
    return this;
  }

  override writeHead(status: number, ...rest: unknown[]): this {
    this.statusCode = status;
    const headers = rest.find((it) => typeof it === 'object');
    for (const [name, value] of Object.entries(headers ?? {})) this.setHeader(name, value);
    return this;
  }

  override flushHeaders(): void {}

  #take(chunk: unknown, encoding: unknown): void {
    if (typeof chunk === 'string') this.#chunks.push(Buffer.from(chunk, encoding === 'latin1' ? 'latin1' : 'utf8'));
    else if (chunk instanceof Uint8Array) this.#chunks.push(Buffer.from(chunk));
  }

  #answer(): Rendered {
    return {
      status: this.statusCode,
      contentType: String(this.getHeader('content-type') ?? 'application/octet-stream'),
      location: this.hasHeader('location') ? String(this.getHeader('location')) : null,
      cookies: [this.getHeader('set-cookie') ?? []].flat().map(String),
      body: Buffer.concat(this.#chunks),
    };
  }
}

function callLater(done: unknown): void {
  if (typeof done === 'function') process.nextTick(() => done());
}
