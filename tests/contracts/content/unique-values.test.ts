import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hosted } from './content-service.ts';
import { RunningContent } from './running-content.ts';

const unique = [
  { type: 'site', field: 'hosts' },
  { type: 'site', field: 'siteNumber' },
];
const site = (id: string, siteNumber: number, ...hosts: string[]) => ({ _id: id, _type: 'site', siteNumber, hosts });

describe.skipIf(hosted)('a host name or site number that another site has', () => {
  let service: RunningContent;
  beforeAll(async () => {
    service = await RunningContent.start(undefined, undefined, { unique });
    await service
      .client()
      .transaction()
      .create(site('site-a', 1, 'a.example'))
      .create(site('site-b', 2))
      .commit();
  });
  afterAll(() => service.stop());

  const refused = { statusCode: 409, message: expect.stringMatching(/"site-a" has it/) };

  it('[NAV-01] is refused by the server for every role and by every way', async () => {
    const client = service.client();
    await expect(client.create(site('site-c', 3, 'A.Example'))).rejects.toMatchObject(refused);
    await expect(client.patch('site-b', { set: { hosts: ['b.example', 'a.example'] } }).commit()).rejects.toMatchObject(
      refused,
    );
    await expect(client.createOrReplace(site('site-b', 1))).rejects.toMatchObject(refused);
    await client.createOrReplace({ ...site('site-b', 2, 'a.example'), _id: 'drafts.site-b' });
    const publish = {
      actionType: 'sanity.action.document.publish' as const,
      publishedId: 'site-b',
      draftId: 'drafts.site-b',
    };
    await expect(client.action(publish)).rejects.toMatchObject(refused);
    expect(await client.getDocument('site-b')).toMatchObject({ siteNumber: 2, hosts: [] });
  });

  it('[NAV-01] is free once its site gave it up, in the same transaction too, and a site keeps what it has', async () => {
    const client = service.client();
    await client.patch('site-a', { set: { name: 'Another name' } }).commit();
    await client
      .transaction()
      .patch('site-a', { set: { hosts: [] } })
      .patch('site-b', { set: { hosts: ['a.example'] } })
      .commit();
    expect(await client.getDocument('site-b')).toMatchObject({ hosts: ['a.example'] });
    await expect(client.patch('site-a', { set: { hosts: ['a.example'] } }).commit()).rejects.toMatchObject({
      statusCode: 409,
    });
  });
});
