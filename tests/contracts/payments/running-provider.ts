import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { freePort } from '@/scripts/start/ports.ts';

export const key = 'sk_test_contractsOfTheSandbox';
export const otherKey = 'sk_test_anotherMerchant';
export const secret = 'whsec_contracts';

/** With a key of a Stripe test account the contracts run against Stripe itself, as far as no page has to be filled in. */
const liveKey = process.env.STRIPE_TEST_KEY ?? '';
export const isLive = liveKey !== '';

type Delivered = { body: string; signature: string };

/** A receiver of webhooks; `status` is what it returns. */
class Receiver {
  status = 200;
  readonly delivered: Delivered[] = [];
  readonly #server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const signature = String(request.headers['stripe-signature'] ?? '');
    this.delivered.push({ body: Buffer.concat(chunks).toString(), signature });
    response.writeHead(this.status).end();
  });

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/hook`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}

/** The sandbox as its own process, and the official package that speaks to it. */
export class RunningProvider {
  readonly receiver = new Receiver();
  #child: ChildProcess | undefined;
  #folder = '';
  #port = 0;
  #environment: Record<string, string> = {};

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    const hook = await this.receiver.open();
    this.#folder = await mkdtemp(join(tmpdir(), 'forecourt-payments-'));
    this.#port = await freePort();
    this.#environment = {
      SANDBOX_PORT: String(this.#port),
      SANDBOX_SMTP_PORT: String(await freePort()),
      SANDBOX_DIR: this.#folder,
      SANDBOX_PAYMENTS: `${key}|${secret}|${hook},${otherKey}|${secret}|${hook}`,
    };
    await this.run();
  }

  async run(): Promise<void> {
    const env = { ...process.env, ...this.#environment };
    this.#child = spawn(process.execPath, ['embedded/sandbox/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    await new Promise((resolve) => this.#child?.stdout?.once('data', resolve));
  }

  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (!child) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }

  async stop(): Promise<void> {
    await this.end();
    this.receiver.close();
    await rm(this.#folder, { recursive: true, force: true });
  }

  client(secretKey = key): Stripe {
    return isLive
      ? new Stripe(secretKey === key ? liveKey : secretKey)
      : new Stripe(secretKey, { host: '127.0.0.1', port: this.#port, protocol: 'http', maxNetworkRetries: 0 });
  }

  /** What the developers' page does when a button is pressed. */
  async press(control: string): Promise<number> {
    const response = await fetch(`${this.url}/payments/${control}`, { method: 'POST', redirect: 'manual' });
    return response.status;
  }
}

const lastMinute = () => Math.floor(Date.now() / 1000) + 31 * 60;

/** A deposit's session, as the product requests it. */
export const deposit = (
  more: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  line_items: [
    {
      quantity: 1,
      price_data: { currency: 'aud', unit_amount: 20_000, product_data: { name: 'Deposit: 2021 Ford Ranger' } },
    },
  ],
  payment_intent_data: { capture_method: 'manual', metadata: { hold: 'h-1' } },
  client_reference_id: 'h-1',
  metadata: { hold: 'h-1' },
  expires_at: lastMinute(),
  success_url: 'http://a.example/done?session={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://a.example/cars/ranger',
  ...more,
});

/** Fills in the hosted page as a browser posts it. */
export async function post(url: string, fields: Record<string, string>): Promise<Response> {
  return fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
}

export const typed = (card: string): Record<string, string> => ({
  email: 'sam@example.com',
  name: 'Sam Nguyen',
  card,
  expiry: '12 / 34',
  cvc: '123',
});
export const works = typed('4242 4242 4242 4242');
