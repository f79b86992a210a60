import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { changedDocument, changedDocumentProjection } from '@/web/platform/changed-document.ts';
import { hosted } from './content-service.ts';
import { RunningContent } from './running-content.ts';

const reference = (_ref: string) => ({ _type: 'reference', _ref });
const site = (slug: string) => ({ _id: `site-${slug}`, _type: 'site', slug: { _type: 'slug', current: slug } });

describe.skipIf(hosted)('the storefront’s webhook', () => {
  const bodies: unknown[] = [];
  let receiver: Server;
  let service: RunningContent;

  beforeAll(async () => {
    receiver = createServer(async (request, response) => {
      bodies.push(await json(request));
      response.writeHead(200).end();
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
    service = await RunningContent.start({ url, secret: 'a-secret', projection: changedDocumentProjection });
  });
  afterAll(async () => {
    await service.stop();
    receiver.close();
  });

  const sentOf = (id: string) => bodies.map((body) => changedDocument.parse(body)).filter(({ _id }) => _id === id);

  it('[PLUS-07] names the site of a document before it moved, and after', async () => {
    const client = service.client();
    await client.transaction().create(site('north')).create(site('south')).commit();
    await client.create({ _id: 'page-1', _type: 'page', path: '/moves', site: reference('site-north') });
    await client.patch('page-1', { set: { site: reference('site-south') } }).commit();
    await vi.waitFor(() => expect(sentOf('page-1')).toHaveLength(2));
    const [made, moved] = sentOf('page-1').sort((a, b) => Number(a.existed) - Number(b.existed));
    expect(made).toMatchObject({ site: 'north', existed: false, beforeSite: null });
    expect(moved).toMatchObject({ site: 'south', existed: true, beforeSite: 'north', beforeTemplate: null });
  });
});
