import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roles } from '@/schemas/roles.ts';
import { RunningContent } from '../contracts/content/running-content.ts';
import { documentsOf, ownWord, rivalWord, type Stored, withoutOwner } from './rival-kinds.ts';

/** What the staff of "north" must not meet: all of "south" and of the layers under it, and what lost its owner. */
const foreign = [...documentsOf('south'), ...withoutOwner(false)];
/** What they work with: their own, what their site inherits, what is everybody's. */
const own = [...documentsOf('north'), ...withoutOwner(true)];
const kinds = [...new Set(foreign.map(({ _type }) => _type))];

const idsOf = (documents: readonly Stored[], type: string) =>
  documents.filter(({ _type }) => _type === type).map(({ _id }) => _id);

describe('[CMS-05] [CFG-04] another dealer’s staff, by every kind of document', () => {
  let service: RunningContent;
  let cookie = '';
  beforeAll(async () => {
    service = await RunningContent.start(undefined, roles);
    const transaction = service.client().transaction();
    for (const document of [...foreign, ...own]) transaction.createOrReplace(document);
    await transaction.commit({ visibility: 'sync' });
    const changed = service.client().transaction();
    for (const { _id, _type } of foreign) if (_type !== 'site') changed.patch(_id, { set: { again: rivalWord } });
    await changed.commit({ visibility: 'sync' });
    cookie = await service.signIn();
  });
  afterAll(() => service.stop());

  const at = (path: string) => `${service.url}/v2025-03-04/data/${path}`;
  const read = async (path: string) => {
    const response = await fetch(at(path), { headers: { cookie } });
    return { status: response.status, text: await response.text() };
  };
  const query = (groq: string, perspective: string) =>
    read(`query/production?perspective=${perspective}&returnQuery=false&query=${encodeURIComponent(groq)}`);
  const everyPerspective = async (groq: string) =>
    (await Promise.all(['raw', 'drafts', 'published', 'soon'].map((one) => query(groq, one)))).map(({ text }) => text);

  it('the documents are there, and the table’s every kind among them', async () => {
    expect(kinds.length).toBeGreaterThan(20);
    const all = await service
      .client()
      .fetch<number>('count(*[name == $rivalWord])', { rivalWord }, { perspective: 'raw' });
    expect(all).toBe(foreign.length);
  });

  describe.each(kinds)('%s', (type) => {
    const ids = () => idsOf(foreign, type);

    it('read: document and query', async () => {
      for (const id of ids()) {
        const { text } = await read(`doc/production/${id}?includeAllVersions=true`);
        expect(text, id).not.toContain(rivalWord);
        expect(JSON.parse(text).documents, id).toEqual([]);
      }
      for (const text of await everyPerspective(`*[_id in ${JSON.stringify(ids())}]`))
        expect(JSON.parse(text).result).toEqual([]);
    });

    it('lists and counts show own, inherited and shared documents alone', async () => {
      const mine = idsOf(own, type).sort();
      const { text } = await query(`*[_type == "${type}"]._id`, 'raw');
      expect(JSON.parse(text).result.sort()).toEqual(mine);
      for (const found of await everyPerspective(`count(*[_type == "${type}" && name == "${rivalWord}"])`))
        expect(JSON.parse(found).result).toBe(0);
    });

    it('search, as the studio requests it', async () => {
      const found = (copy: string) =>
        everyPerspective(`*[_type in ["${type}"] && [@, _id] match text::query("${copy}")]{_id, name}`);
      for (const text of await found(rivalWord)) expect(JSON.parse(text).result).toEqual([]);
      if (idsOf(own, type).length > 0)
        for (const text of await found(ownWord)) expect(JSON.parse(text).result.length).toBeGreaterThan(0);
    });

    it('history: transactions, documents as they were, events', async () => {
      for (const id of ids()) {
        for (const path of [
          `history/production/transactions/${id}?excludeContent=false&effectFormat=mendoza`,
          `history/production/documents/${id}?lastRevision=true`,
          `history/production/documents/${id}?time=${encodeURIComponent(new Date().toISOString())}`,
          `history/production/events/documents/${id}`,
        ]) {
          const { text } = await read(path);
          expect(text, path).not.toContain(rivalWord);
          expect(text, path).not.toContain('updateLiveDocument');
        }
      }
    });
  });

  it('what a reference leads to is no way around', async () => {
    const { text } = await query('*[_type == "site"]{"x": {"_ref": "site-south"}->{..., template->{...}}}', 'raw');
    expect(text).not.toContain(rivalWord);
    expect((await query('*[references("site-south")]', 'raw')).text).not.toContain(rivalWord);
  });

  it('export', async () => {
    const { text } = await read('export/production');
    expect(text).not.toContain(rivalWord);
    const ids = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)._id);
    expect(ids).toEqual(expect.arrayContaining(own.map(({ _id }) => _id)));
    for (const { _id } of foreign) expect(ids).not.toContain(_id);
  });

  it('listen: changes of own documents arrive, those of others do not', async () => {
    let heard = '';
    const aborting = new AbortController();
    const path = `listen/production?includeResult=true&includePreviousRevision=true&includeAllVersions=true&query=${encodeURIComponent('*')}`;
    const listening = fetch(at(path), { headers: { cookie }, signal: aborting.signal }).then(async ({ body }) => {
      for await (const chunk of body ?? []) heard += Buffer.from(chunk).toString();
    });
    await expect.poll(() => heard).toContain('welcome');
    const later = service.client().transaction();
    for (const { _id, _type } of foreign) if (_type !== 'site') later.patch(_id, { set: { more: rivalWord } });
    await later.commit({ visibility: 'sync' });
    await service.client().patch('dealerOverride-site-north').set({ more: 'the last change' }).commit();
    await expect.poll(() => heard).toContain('the last change');
    aborting.abort();
    await listening.catch(() => {});
    expect(heard).not.toContain(rivalWord);
  });
});
