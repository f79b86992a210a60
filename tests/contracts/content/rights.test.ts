import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RunningContent } from './running-content.ts';

describe('who may do what', () => {
  let service: RunningContent;
  let cookie = '';
  beforeAll(async () => {
    service = await RunningContent.start();
    const client = service.client();
    for (const site of ['north', 'south']) {
      await client.create({ _id: `site-${site}`, _type: 'site' });
      await client.create({
        _id: `tile-${site}`,
        _type: 'promoTile',
        title: site,
        site: { _type: 'reference', _ref: `site-${site}` },
      });
    }
    cookie = await signIn(service, 'north-password');
  });
  afterAll(() => service.stop());

  const patch = (id: string) =>
    fetch(`${service.url}/v2025-03-04/data/mutate/production`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', origin: service.url },
      body: JSON.stringify({ mutations: [{ patch: { id, set: { title: 'Changed' } } }] }),
    });

  it('the dataset is private: without a session or token nothing is read or written', async () => {
    const query = await fetch(`${service.url}/v2025-03-04/data/query/production?query=*`);
    expect(query.status).toBe(401);
    await expect(service.client('not-a-token').create({ _type: 'x' })).rejects.toMatchObject({ statusCode: 401 });
  });

  it('[CFG-04] staff of a dealer write that dealer’s documents and no other’s', async () => {
    expect((await patch('tile-north')).status).toBe(200);
    const refused = await patch('tile-south');
    expect(refused.status).toBe(403);
    expect(await service.client().fetch('*[_id == "tile-south"][0].title')).toBe('south');
  });

  it('a wrong password opens nothing and says so', async () => {
    expect(await signIn(service, 'wrong')).toBe('');
  });

  it('a form posted from another site is refused', async () => {
    const answer = await fetch(`${service.url}/auth/login`, {
      method: 'POST',
      headers: { origin: 'https://elsewhere.example', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ email: 'north@dealer.example', password: 'north-password' }),
      redirect: 'manual',
    });
    expect(answer.status).toBe(403);
  });
});

/** The session cookie as `name=value`; empty when the sign-in was refused. */
async function signIn(service: RunningContent, password: string): Promise<string> {
  const answer = await fetch(`${service.url}/auth/login`, {
    method: 'POST',
    headers: { origin: service.url, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ email: 'north@dealer.example', password }),
    redirect: 'manual',
  });
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}
