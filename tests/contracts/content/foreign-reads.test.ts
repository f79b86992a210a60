import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roles } from '@/schemas/roles.ts';
import { hosted } from './content-service.ts';
import { attemptsAt } from './foreign-attempts.ts';
import { RunningContent } from './running-content.ts';

const of = (site: string) => ({ site: { _type: 'reference', _ref: `site-${site}` } });
const copy = 'Not for rivals';
const sides = { mine: 'north', own: 'own-thing', theirs: 'south' };

/** What one dealer has that another one may not read, by kind; each has a twin under an id of the same form where nothing is. */
const hidden: readonly (Record<string, unknown> & { _id: string; _type: string })[] = [
  { _id: 'drafts.tile-south', _type: 'promoTile', title: copy, ...of('south') },
  { _id: 'drafts.page-south', _type: 'page', title: copy, ...of('south') },
  { _id: 'versions.soon.offer-south', _type: 'offer', title: copy, ...of('south') },
  { _id: 'drafts.secret-south', _type: 'sanity.previewUrlSecret', secret: copy, userId: 'u-south' },
  { _id: 'secret-south', _type: 'sanity.previewUrlSecret', secret: copy, userId: 'u-south' },
  { _id: 'drafts.override-south', _type: 'dealerOverride', title: copy, ...of('south') },
  { _id: 'drafts.site-south', _type: 'site', title: copy },
  { _id: 'location-south', _type: 'location', title: copy, ...of('south') },
  { _id: 'office.site-south', _type: 'siteOffice', title: copy, ...of('south') },
];
const twinOf = (id: string) => id.replaceAll('south', 'nobdy');

type HttpResponse = { status: number; text: string };

describe.skipIf(hosted)('[CMS-05] no action or mutation reveals anything that its caller may not read', () => {
  let service: RunningContent;
  let cookies: Record<'north' | 'south', string>;
  let asset = '';
  let revisions: string[] = [];
  beforeAll(async () => {
    service = await RunningContent.start(undefined, roles);
    const client = service.client();
    for (const site of ['north', 'south', 'nobdy']) await client.create({ _id: `site-${site}`, _type: 'site' });
    for (const document of hidden) await client.create(document);
    cookies = {
      north: await service.signIn(),
      south: await service.signIn('south-password', 'south@dealer.example'),
    };
    const uploaded = await fetch(
      `${service.url}/v2025-03-04/assets/files/production?filename=${copy}.txt&title=${copy}`,
      {
        method: 'POST',
        headers: { cookie: cookies.south, 'content-type': 'text/plain', origin: service.url },
        body: 'The words of the south',
      },
    );
    asset = (await uploaded.json()).document._id;
    revisions = await client.fetch(
      '*[title == $words || secret == $words]._rev',
      { words: copy },
      { perspective: 'raw' },
    );
  });
  afterAll(() => service.stop());

  const send = async (path: string, body: object): Promise<HttpResponse> => {
    for (;;) {
      const response = await fetch(`${service.url}/v2025-03-04/data/${path}`, {
        method: 'POST',
        headers: { cookie: cookies.north, 'content-type': 'application/json', origin: service.url },
        body: JSON.stringify(body),
      });
      // A person's time is shared out.
      if (response.status !== 429) return { status: response.status, text: await response.text() };
    }
  };
  const read = async (path: string) =>
    (await fetch(`${service.url}/v2025-03-04/data/${path}`, { headers: { cookie: cookies.north } })).text();
  const everything = () =>
    service
      .client()
      .fetch<{ _id: string; _rev: string }[]>('*[] | order(_id asc){_id, _rev}', {}, { perspective: 'raw' });
  /** What was made under the twin, or under an own id, goes again: the next attempt finds things as they were. */
  const restore = async (before: readonly { _id: string }[]) => {
    const ids = new Set(before.map(({ _id }) => _id));
    for (const { _id } of await everything()) if (!ids.has(_id)) await service.client().delete(_id);
  };

  /** Each transaction id is good once. */
  let count = 0;
  const fresh = (body: object) => {
    count += 1;
    return { ...body, transactionId: `attempt-${count}` };
  };
  const neutral = (text: string) =>
    text.replaceAll(/attempt-\d+/g, 'attempt').replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '');

  const kinds = [...hidden.map(({ _id, _type }) => [_id, _type] as const), ['asset', 'sanity.fileAsset'] as const];

  it.each(kinds)(
    '%s',
    async (named, type) => {
      const id = named === 'asset' ? asset : named;
      const twin = named === 'asset' ? asset.replace(/[0-9a-f]{8}/, '01234567') : twinOf(id);
      const before = await everything();
      const pairs = attemptsAt(id, type, sides).map((attempt, at) => ({
        attempt,
        other: attemptsAt(twin, type, sides)[at],
      }));
      for (const { attempt, other } of pairs) {
        const response = await send(attempt.path, fresh(attempt.body));
        expect(response.text, attempt.name).not.toContain(copy);
        for (const revision of revisions) expect(response.text, attempt.name).not.toContain(revision);
        if (attempt.takesId) {
          // One refusal for whatever is there, which does not reveal whether anything is
          // there.
          expect([403, 404], `${attempt.name}: ${response.text}`).toContain(response.status);
          if (response.status === 403) expect(response.text, attempt.name).toContain('"permission":"create"');
        } else {
          const nothing = await send(attempt.path, fresh(other?.body ?? {}));
          const expected = neutral(nothing.text.replaceAll(twin, id).replaceAll('nobdy', 'south'));
          expect([response.status, neutral(response.text)], attempt.name).toEqual([nothing.status, expected]);
        }
        for (const left of await everything())
          if (/own-thing|nobdy/.test(left._id))
            expect(await read(`doc/production/${left._id}`), attempt.name).not.toContain(copy);
        await restore(before);
      }
      expect(await everything()).toEqual(before);
      expect(await read('query/production?perspective=raw&query=*')).not.toContain(copy);
      expect(await read('export/production')).not.toContain(copy);
    },
    120_000,
  );
});
