import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { PaymentStore } from './payment-store.ts';
import { Webhooks } from './webhooks.ts';

it('[CHK-04] an event that was taken while the disk is full is sent once, and leaves the queue once the disk can be written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-webhooks-'));
  const store = new PaymentStore(folder);
  let taken = 0;
  const receiver = createServer((_request, response) => {
    taken += 1;
    // Full from the moment at which the queue would note it.
    store.database.exec('pragma query_only = on');
    response.end();
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  const webhooks = new Webhooks(store, [{ key: 'sk', account: 'acct_1', secret: 'whsec', url }]);
  onTestFinished(async () => {
    webhooks.stop();
    store.close();
    receiver.close();
    await rm(folder, { recursive: true });
  });
  const event = {
    id: 'evt_1',
    scope: 'acct_1',
    created: 1,
    type: 'charge.refunded',
    object: {},
    requestId: null,
    idempotencyKey: null,
  };
  store.put('event', event);
  webhooks.add(event);
  await expect.poll(() => taken).toBe(1);
  await new Promise((done) => setTimeout(done, 1_300));
  expect([taken, webhooks.waiting]).toEqual([1, 1]);
  store.database.exec('pragma query_only = off');
  await expect.poll(() => webhooks.waiting).toBe(0);
  expect(taken).toBe(1);
});
