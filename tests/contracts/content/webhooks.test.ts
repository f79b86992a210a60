import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { isValidSignature, SIGNATURE_HEADER_NAME } from '@sanity/webhook';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hosted } from './content-service.ts';
import { RunningContent } from './running-content.ts';

type Delivery = { body: string; signature: string };

describe.skipIf(hosted)('webhooks', () => {
  const secret = 'a-secret-of-this-test';
  const taken: Delivery[] = [];
  let refuse = false;
  let receiver: Server;
  let service: RunningContent;

  beforeAll(async () => {
    receiver = createServer(async (request, response) => {
      const body = await text(request);
      if (!refuse) taken.push({ body, signature: String(request.headers[SIGNATURE_HEADER_NAME]) });
      response.writeHead(refuse ? 503 : 200).end();
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    const { port } = receiver.address() as AddressInfo;
    service = await RunningContent.start({ url: `http://127.0.0.1:${port}/`, secret });
  });
  afterAll(async () => {
    await service.stop();
    receiver.close();
  });

  const bodies = () => taken.map(({ body }) => JSON.parse(body) as { _id: string; title: string });

  it('[PLUS-07] a publish is sent, signed as Sanity signs; a draft is not', async () => {
    const client = service.client();
    await client.create({ _id: 'drafts.tile-1', _type: 'promoTile', title: 'Draft' });
    await client.action({
      actionType: 'sanity.action.document.publish',
      publishedId: 'tile-1',
      draftId: 'drafts.tile-1',
    });
    await vi.waitFor(() => expect(bodies()).toContainEqual({ _id: 'tile-1', _type: 'promoTile', title: 'Draft' }));
    expect(bodies().some(({ _id }) => _id.startsWith('drafts.'))).toBe(false);
    for (const { body, signature } of taken) expect(await isValidSignature(body, signature, secret)).toBe(true);
  });

  it('[PLUS-07] a receiver that is away gets it when it is back', async () => {
    refuse = true;
    await service.client().create({ _id: 'tile-2', _type: 'promoTile', title: 'Later' });
    await new Promise((resolve) => setTimeout(resolve, 200));
    refuse = false;
    await vi.waitFor(() => expect(bodies().map(({ _id }) => _id)).toContain('tile-2'));
  });

  it('[PLUS-07] what could not be delivered survives a power cut of the service', async () => {
    refuse = true;
    await service.client().create({ _id: 'tile-3', _type: 'promoTile', title: 'Kept' });
    await service.crash();
    refuse = false;
    await vi.waitFor(() => expect(bodies().map(({ _id }) => _id)).toContain('tile-3'));
  });

  it('[PLUS-07] a deletion is sent with what the document last was', async () => {
    await service.client().delete('tile-2');
    await vi.waitFor(() => expect(bodies().filter(({ _id }) => _id === 'tile-2')).toHaveLength(2));
    expect(bodies().at(-1)).toEqual({ _id: 'tile-2', _type: 'promoTile', title: 'Later' });
  });

  it('[PLUS-07] a transaction that was refused is not sent', async () => {
    const client = service.client();
    const both = client.transaction().create({ _id: 'never', _type: 'x' }).create({ _id: 'tile-1', _type: 'x' });
    await expect(both.commit()).rejects.toThrow();
    await client.create({ _id: 'after', _type: 'x' });
    await vi.waitFor(() => expect(bodies().map(({ _id }) => _id)).toContain('after'));
    expect(bodies().map(({ _id }) => _id)).not.toContain('never');
  });
});
