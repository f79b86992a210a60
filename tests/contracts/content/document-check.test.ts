import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hosted } from './content-service.ts';
import { RunningContent } from './running-content.ts';

const check = {
  module: join(import.meta.dirname, '../../../schemas/published-check.ts'),
  name: 'reasonsAgainstPublishing',
};
const site = { _type: 'reference', _ref: 'site-north' };
const claim = { _type: 'banner', site, heading: 'Ranger from', price: '$99', priceNote: 'per week' };
const refused = { statusCode: 400, message: expect.stringMatching(/cannot be published.*price: .*repayment/s) };

describe.skipIf(hosted)('what may not be published', () => {
  let service: RunningContent;
  beforeAll(async () => {
    service = await RunningContent.start(undefined, undefined, { check });
    await service.client().create({ _id: 'site-north', _type: 'site' });
  });
  afterAll(() => service.stop());

  it('[PLUS-08] a claim split over fields is refused by the server for every role and by every way', async () => {
    const client = service.client();
    await expect(client.create({ _id: 'b1', ...claim })).rejects.toMatchObject(refused);
    await client.create({ _id: 'b1', ...claim, priceNote: 'off the roof racks' });
    await expect(client.patch('b1', { set: { priceNote: 'per week' } }).commit()).rejects.toMatchObject(refused);
    await client.createOrReplace({ _id: 'drafts.b1', ...claim });
    const publish = { actionType: 'sanity.action.document.publish' as const, publishedId: 'b1', draftId: 'drafts.b1' };
    await expect(client.action(publish)).rejects.toMatchObject(refused);
    expect(await client.getDocument('b1')).toMatchObject({ priceNote: 'off the roof racks' });
    expect(await client.getDocument('drafts.b1')).toMatchObject({ priceNote: 'per week' });
    const cookie = await service.signIn();
    const response = await fetch(`${service.url}/v2025-03-04/data/mutate/production`, {
      method: 'POST',
      headers: { cookie, origin: service.url, 'content-type': 'application/json' },
      body: JSON.stringify({ mutations: [{ createOrReplace: { _id: 'b1', ...claim } }] }),
    });
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('repayment')]);
  });

  it('[PLUS-08] nothing else of the transaction is written, and the next one is', async () => {
    const client = service.client();
    const tile = { _type: 'promoTile', site };
    const both = client
      .transaction()
      .create({ _id: 't1', ...tile, title: 'Fine' })
      .create({ _id: 't2', ...tile, title: '$99', text: 'per week only' });
    await expect(both.commit()).rejects.toThrow(/repayment/);
    expect(await client.getDocument('t1')).toBeUndefined();
    await client.create({ _id: 't1', ...tile, title: 'Fine' });
  });

  it('[PLUS-08] a figure in a field of its own needs what its form requires', async () => {
    const client = service.client();
    const offer = { _type: 'offer', site, name: 'An offer', weeklyRepayment: 99 };
    await expect(client.create(offer)).rejects.toThrow(/interest rate/);
    await expect(client.create({ _type: 'model', name: 'Ranger', fromPrice: 49_990 })).rejects.toThrow(/drive away/);
    await client.create({ _type: 'model', name: 'Ranger', fromPrice: 49_990, priceType: 'drive-away' });
  });
});

describe.skipIf(hosted)('a check that is not there', () => {
  it('[PLUS-08] keeps the service from starting: nothing is published unread', async () => {
    const module = join(tmpdir(), `no-check-${process.pid}.ts`);
    await writeFile(module, 'export const other = 1;');
    for (const missing of [
      { module, name: 'check' },
      { module: `${module}.none`, name: 'check' },
    ])
      await expect(RunningContent.start(undefined, undefined, { check: missing })).rejects.toThrow(/ended with 1/);
  });
});
