import type { IncomingMessage, ServerResponse } from 'node:http';
import { respondApi } from './api.ts';
import { checkoutPath, respondCheckout } from './checkout.ts';
import { Clock } from './clock.ts';
import { control } from './developers.ts';
import { developersPage } from './developers-page.ts';
import { readMerchants } from './merchants.ts';
import { letTimePass } from './overdue.ts';
import { PaymentStore } from './payment-store.ts';
import type { World } from './payment-world.ts';
import { Webhooks } from './webhooks.ts';

/** Between two sweeps of what is overdue, milliseconds. */
const everyMs = 1_000;
const pagePolicy = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'";

/** A payment provider that moves no money: Stripe's API as far as this product uses it, its hosted page and its signed webhooks. */
export class Payments {
  readonly #world: World;
  readonly #merchants: ReturnType<typeof readMerchants>;
  readonly #timer: NodeJS.Timeout;

  /** @param merchants the variable SANDBOX_PAYMENTS */
  constructor(folder: string, origin: () => string, merchants: string) {
    const store = new PaymentStore(folder);
    this.#merchants = readMerchants(merchants);
    this.#world = { store, origin, clock: new Clock(), webhooks: new Webhooks(store, this.#merchants) };
    this.#timer = setInterval(() => letTimePass(this.#world), everyMs);
  }

  /** Handles a request that is the provider's; false for another one. */
  async respond(path: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    if (path.startsWith('/v1/')) await respondApi(this.#world, this.#merchants, request, response);
    else if (checkoutPath.test(path))
      await this.#fromOwnPage(request, response, () => respondCheckout(this.#world, path, request, response));
    else if (path === '/payments' && request.method === 'GET') this.#show(response);
    else if (path.startsWith('/payments/') && request.method === 'POST')
      await this.#fromOwnPage(request, response, () => this.#control(path, response));
    else return false;
    return true;
  }

  close(): void {
    clearInterval(this.#timer);
    this.#world.webhooks.stop();
    this.#world.store.close();
  }

  /** A page of another origin in this machine's browser posts nothing here. */
  async #fromOwnPage(
    { headers, method }: IncomingMessage,
    response: ServerResponse,
    work: () => unknown,
  ): Promise<void> {
    const { origin, host } = headers;
    if (method === 'POST' && origin !== undefined && URL.parse(origin)?.host !== host)
      return void response.writeHead(403).end();
    await work();
  }

  #show(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': pagePolicy });
    response.end(developersPage(this.#world));
  }

  #control(path: string, response: ServerResponse): void {
    if (control(this.#world, path.slice('/payments/'.length))) response.writeHead(303, { location: '/payments' }).end();
    else response.writeHead(404).end();
  }
}
