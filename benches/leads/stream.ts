import { randomInt, randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const site = 'southbank-ford';

export type Acknowledged = { key: string; lead: string; tries: number };

/**
 * A shopper whose response takes longer sends again, milliseconds: a request that hangs must not
 * outlast the time between two kills.
 */
const responseWithinMs = 8_000;

/**
 * Shoppers who enquire one after the other, and again until there is a response, as the form does.
 */
export class Stream {
  readonly acknowledged: Acknowledged[] = [];
  /** Between two enquiries of one sender, milliseconds. */
  paceMs = 0;
  readonly #port: number;
  readonly #senders: Promise<void>[];
  #over = false;

  constructor(port: number, senders: number) {
    this.#port = port;
    this.#senders = Array.from({ length: senders }, () => this.#send());
  }

  /** Resolves when every sender has its response, or gave up. */
  async stop(): Promise<void> {
    this.#over = true;
    await Promise.all(this.#senders);
  }

  async #send(): Promise<void> {
    while (!this.#over) {
      const one = await this.#enquire();
      if (one) this.acknowledged.push(one);
      await pause(this.paceMs);
    }
  }

  async #enquire(): Promise<Acknowledged | null> {
    const key = randomUUID();
    const body = { form: 'general-enquiry', key, filled: filled(key) };
    for (let tries = 1; ; tries += 1) {
      const response = await post(this.#port, '/api/leads', body);
      if (response.status === 201) return { key, lead: String(JSON.parse(response.body).lead_id), tries };
      if (response.status === 400) throw new Error(`The enquiry was refused: ${response.body}`);
      if (this.#over) return null;
      await pause(200);
    }
  }
}

const filled = (key: string) => ({
  category: ['Service'],
  name: ['Alex'],
  last_name: ['Nguyen'],
  email: [`${key}@example.com`],
  phone: ['0491 570 006'],
  postcode: ['3006'],
  location: [`location-${site}-southbank`],
  message: ['Do you have a loan car?'],
});

function post(port: number, path: string, body: object): Promise<{ status: number; body: string }> {
  return new Promise((resolve) => {
    const headers = {
      host: `${site}.localhost:${port}`,
      'content-type': 'application/json',
      // Each shopper has an address of their own: the limit is not what is measured.
      'x-forwarded-for': `203.0.${randomInt(256)}.${randomInt(256)}`,
    };
    const outgoing = request(
      { host: '127.0.0.1', port, path, method: 'POST', headers, timeout: responseWithinMs },
      (incoming) => {
        let text = '';
        incoming.setEncoding('utf8');
        incoming.on('data', (chunk: string) => {
          text += chunk;
        });
        incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, body: text }));
        incoming.on('error', () => resolve({ status: 0, body: '' }));
      },
    );
    outgoing.on('timeout', () => outgoing.destroy());
    outgoing.on('error', () => resolve({ status: 0, body: '' }));
    outgoing.end(JSON.stringify(body));
  });
}
