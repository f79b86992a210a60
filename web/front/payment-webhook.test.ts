import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { open, variables } from '@/web/integrations/payments/http.ts';
import type { PaymentEvent } from '@/web/integrations/payments/port.ts';
import { readVariables } from '@/web/platform/env.ts';
import { type PaymentEvents, takePaymentEvent } from './payment-webhook.ts';

const secret = 'whsec_front';
const settings = { STRIPE_SECRET_KEY: 'sk_test_front', STRIPE_WEBHOOK_SECRET: secret };
const payments = open(readVariables(variables, settings));
const event = JSON.stringify({
  id: 'evt_1',
  object: 'event',
  type: 'checkout.session.completed',
  created: 1_795_000_000,
  account: 'acct_1',
  data: { object: { object: 'checkout.session', id: 'cs_test_1' } },
});
const signed = (payload: string, key = secret, timestamp = Math.floor(Date.now() / 1000)) => ({
  'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret: key, timestamp }),
});

let received: PaymentEvent[];
let events: PaymentEvents;
let server: Server;

beforeEach(async () => {
  received = [];
  events = {
    read: (body, signature) => payments?.readEvent(body, signature) ?? null,
    receive: async (one) => void received.push(one),
  };
  server = createServer(async (request, response) => {
    const { status, body } = await takePaymentEvent(request, events);
    response.writeHead(status).end(JSON.stringify(body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterEach(() => void server.close());

async function send(body: string, headers: Record<string, string>): Promise<number> {
  const { port } = server.address() as AddressInfo;
  return (await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body, headers })).status;
}

describe('a payment provider’s webhook', () => {
  it('[CHK-04] hands a signed event on and responds 200 when it is recorded', async () => {
    expect(await send(event, signed(event))).toBe(200);
    expect(received).toMatchObject([{ id: 'evt_1', account: 'acct_1', sessionId: 'cs_test_1', paymentId: null }]);
  });

  it.each([
    ['no signature', event, {}],
    ['a signature of another secret', event, signed(event, 'whsec_guessed')],
    ['a signature of another body', event.replace('cs_test_1', 'cs_test_2'), signed(event)],
    ['a signature of ten minutes ago', event, signed(event, secret, Math.floor(Date.now() / 1000) - 600)],
    ['a signed body that is no event', '[]', signed('[]')],
    ['a signed body that is no JSON', 'x', signed('x')],
    ['nothing', '', signed('')],
  ])('[CHK-04] responds 400 to %s and hands nothing on', async (_what, body, headers) => {
    expect(await send(body, headers as Record<string, string>)).toBe(400);
    expect(received).toEqual([]);
  });

  it('[CHK-04] responds 413 to more than any event', async () => {
    const large = 'x'.repeat(300_000);
    expect(await send(large, signed(large))).toBe(413);
  });

  it('[CHK-04] responds 503 while it cannot be recorded, so that it comes again', async () => {
    events.receive = () => Promise.reject(new Error('away'));
    expect(await send(event, signed(event))).toBe(503);
    events.receive = null;
    expect(await send(event, signed(event))).toBe(503);
  });
});
