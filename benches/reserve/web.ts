/**
 * A web process as far as reservations go: requests of shoppers and staff, the provider's webhooks, and the worker of the queue. It can be
 * killed at any moment. What it would write in the search index it writes in a table of the bench, with the database's clock.
 */
import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { takePaymentEvent } from '@/web/front/payment-webhook.ts';
import { open, variables } from '@/web/integrations/payments/http.ts';
import { readVariables } from '@/web/platform/env.ts';
import { applyDeposit } from '@/web/purchases/apply-deposit.ts';
import { openPurchases } from '@/web/purchases/purchase-services.ts';
import { newHold } from '@/web/purchases/purchases.fixture.ts';
import { receivePaymentEvent } from '@/web/purchases/receive-event.ts';
import { releaseHold } from '@/web/purchases/release-hold.ts';
import { reservationWorker } from '@/web/purchases/reservation-worker.ts';
import { reserve } from '@/web/purchases/reserve.ts';
import { settle } from '@/web/purchases/settle.ts';
import { openRecords } from '@/web/records/database.ts';
import { findHold } from '@/web/records/holds.ts';

const { BENCH_PORT, BENCH_RECORDS = '' } = process.env;
const records = openRecords(BENCH_RECORDS, 12);
const payments = open(readVariables(variables));
if (!payments) throw new Error('The bench has no payment provider.');

const services = openPurchases({
  records,
  payments,
  index: async (vehicle, { reserved }) => {
    await records.database.execute(
      sql`insert into bench_index (vehicle, reserved, at) values (${vehicle}, ${reserved}, clock_timestamp())`,
    );
    return { sites: ['a'], changed: true };
  },
  mail: { send: async () => undefined },
  sms: { send: async () => undefined },
  drawPaper: async () => Buffer.alloc(0),
  key: Buffer.alloc(32, 7),
});

type Body = { vehicle?: string; phone?: string; id?: string };
type Action = (body: Body) => Promise<unknown>;

async function holdOf(id = '') {
  const hold = await findHold(records.database, id);
  if (!hold) throw new Error('There is no such hold.');
  return hold;
}

const actions: Readonly<Record<string, Action>> = {
  '/reserve': ({ vehicle = '', phone = '' }) =>
    reserve(services, { hold: newHold(vehicle, phone), origin: 'http://shop.example' }),
  '/return': async ({ id }) => (await settle(services, await holdOf(id))).hold,
  '/release': async ({ id }) => releaseHold(services, await holdOf(id), { event: 'shopper-released' }),
  '/apply': ({ id = '' }) => applyDeposit(services, id, { actor: 'staff', reason: 'Sold' }),
};

async function respond(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
  if (request.url === '/api/webhooks/payments')
    return takePaymentEvent(request, {
      read: (body, signature) => payments?.readEvent(body, signature) ?? null,
      receive: (event) => receivePaymentEvent(event, services),
    });
  const action = actions[request.url ?? ''];
  if (!action) return { status: 404, body: {} };
  return { status: 200, body: await action((await json(request)) as Body) };
}

createServer((request, response) => {
  respond(request).then(
    ({ status, body }) => response.writeHead(status).end(JSON.stringify(body)),
    (error: unknown) => response.writeHead(503).end(JSON.stringify({ error: String(error) })),
  );
}).listen(Number(BENCH_PORT), '127.0.0.1', () => process.stdout.write('ready\n'));

for (const event of ['uncaughtException', 'unhandledRejection'] as const) process.on(event, () => undefined);
void services.queue.work(reservationWorker(services));
