import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hosted } from './content-service.ts';
import { RunningContent } from './running-content.ts';

const running: RunningContent[] = [];
async function serviceWith(history: object): Promise<RunningContent> {
  const service = await RunningContent.start(undefined, undefined, { history });
  running.push(service);
  return service;
}
afterEach(async () => {
  for (const service of running.splice(0)) await service.stop();
});

/** Queries the service's own file, as another process sees it. */
function inStore<Result>(service: RunningContent, work: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(join(service.directory, 'content.sqlite'));
  database.exec('pragma busy_timeout = 10000');
  try {
    return work(database);
  } finally {
    database.close();
  }
}

/** As if everything until now had been written so many days ago. */
const age = (service: RunningContent, days: number) =>
  inStore(service, (database) =>
    database
      .prepare('update transactions set timestamp = ?')
      .run(new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString()),
  );

const rowsOf = (service: RunningContent, table: 'changes' | 'transactions') =>
  inStore(service, (database) => Number(database.prepare(`select count(*) as rows from ${table}`).get()?.rows));

/** The last revisions of each document, newest first. */
const newest = (service: RunningContent, max: number) =>
  inStore(service, (database) =>
    database
      .prepare(
        `select document, sequence, body from (select *, row_number() over (partition by document order by sequence desc) as at from changes)
         where at <= ? order by document, sequence desc`,
      )
      .all(max),
  );

const edit = (service: RunningContent, id: string, title: string) =>
  service.client().createOrReplace({ _id: `drafts.${id}`, _type: 'page', title });
const publish = (service: RunningContent, id: string) =>
  service.client().action({
    actionType: 'sanity.action.document.publish',
    publishedId: id,
    draftId: `drafts.${id}`,
  });

type Event = { type: string; revisionId?: string; versionRevisionId?: string };

async function eventsOf(service: RunningContent, id: string): Promise<Event[]> {
  const url = `/data/history/production/events/documents/${id}`;
  return (await service.client().request<{ events: Record<string, Event[]> }>({ url })).events[id] ?? [];
}

async function titleAt(service: RunningContent, id: string, revision: string | undefined): Promise<unknown> {
  const url = `/data/history/production/documents/${id}?revision=${revision}`;
  return (await service.client().request<{ documents: { title?: string }[] }>({ url })).documents[0]?.title;
}

const promised = { days: 30, newest: 5, everySeconds: 0.1 };

describe.skipIf(hosted)('the history of content', () => {
  it('[CMS-01] loses what is old: staff find the last revisions of what exists, each as it was, and nothing of what is gone', async () => {
    const service = await serviceWith(promised);
    const client = service.client();
    await client.create({ _id: 'quiet', _type: 'page', title: 'Never touched again' });
    await client.create({ _id: 'gone', _type: 'page', title: 'Deleted' });
    await client.delete('gone');
    for (let at = 0; at < 12; at += 1) {
      for (const letter of 'abc') await edit(service, 'page', `Sale ${at}${letter}`);
      await publish(service, 'page');
    }
    age(service, 31);
    await edit(service, 'page', 'New');
    await vi.waitFor(() => expect(rowsOf(service, 'changes')).toBeLessThan(20));
    await edit(service, 'page', 'Newer');
    await publish(service, 'page');

    const titles = ['Newer', ...[11, 10, 9, 8].map((at) => `Sale ${at}c`)];
    const publishes = async () =>
      (await eventsOf(service, 'page')).filter(({ type }) => type === 'publishDocumentVersion');
    await vi.waitFor(async () => expect(await publishes()).toHaveLength(promised.newest));
    const all = await publishes();
    const then = (id: string, revisions: (string | undefined)[]) =>
      Promise.all(revisions.map((revision) => titleAt(service, id, revision)));
    expect(
      await then(
        'page',
        all.map(({ revisionId }) => revisionId),
      ),
    ).toEqual(titles);
    expect(
      await then(
        'drafts.page',
        all.map(({ versionRevisionId }) => versionRevisionId),
      ),
    ).toEqual(titles);
    expect((await eventsOf(service, 'page')).at(-1)?.type).toBe('createDocumentVersion');
    const [quiet] = await eventsOf(service, 'quiet');
    expect(await titleAt(service, 'quiet', quiet?.revisionId)).toBe('Never touched again');
    expect(await eventsOf(service, 'gone')).toEqual([]);
    expect(await client.fetch('*[_type == "page"] | order(_id).title')).toEqual(['Newer', 'Never touched again']);
  });

  it('[CMS-04] kill -9 at any moment of forgetting leaves a whole history, and nothing of what exists is touched', async () => {
    const service = await serviceWith({ ...promised, everySeconds: 0.02 });
    const ids = Array.from({ length: 600 }, (_, at) => `many-${at}`);
    for (let round = 0; round < 20; round += 1)
      await service
        .client()
        .mutate(
          ids.map((_id) => ({ createOrReplace: { _id, _type: 'page', title: `${round}`, text: 'x'.repeat(1_000) } })),
        );
    const before = newest(service, promised.newest);
    expect([before.length, rowsOf(service, 'changes')]).toEqual([5 * ids.length, 20 * ids.length]);
    age(service, 31);
    let left = rowsOf(service, 'changes');
    let during = 0;
    for (let kill = 0; kill < 15 && left > before.length; kill += 1) {
      await service.crash();
      const now = rowsOf(service, 'changes');
      if (now < left && now > before.length) during += 1;
      left = now;
      expect(newest(service, promised.newest)).toEqual(before);
      const checks = inStore(service, (database) => [
        ...database
          .prepare('pragma integrity_check')
          .all()
          .map(({ integrity_check: found }) => found),
        ...database.prepare('pragma foreign_key_check').all(),
        // Only the oldest go: no history has a gap.
        ...database
          .prepare('select document from changes group by 1 having count(*) <> max(sequence) - min(sequence) + 1')
          .all(),
      ]);
      expect(checks).toEqual(['ok']);
    }
    expect(during).toBeGreaterThan(0);
    await vi.waitFor(() => expect(rowsOf(service, 'changes')).toBe(before.length));
    await vi.waitFor(() => expect(rowsOf(service, 'transactions')).toBe(promised.newest));
    expect(newest(service, 20)).toEqual(before);
    expect(await service.client().fetch('count(*[_type == "page" && title == "19"])')).toBe(ids.length);
  });

  it('has a bound in bytes: who writes and writes fills no disk, and the last revisions stay', async () => {
    const service = await serviceWith({ days: 90, newest: 100, megabytes: 5, everySeconds: 0.2 });
    const { _rev: first } = await edit(service, 'large', 'First');
    for (let at = 0; at < 300; at += 1)
      await service
        .client()
        .createOrReplace({ _id: 'drafts.large', _type: 'page', title: `${at}`, text: 'x'.repeat(100_000) });
    const used = () =>
      inStore(service, (database) => {
        const of = (name: string) => Number(database.prepare(`pragma ${name}`).get()?.[name]);
        return (of('page_count') - of('freelist_count')) * of('page_size');
      });
    await vi.waitFor(() => expect(used()).toBeLessThan(5e6));
    const pages = inStore(service, (database) => Number(database.prepare('pragma page_count').get()?.page_count));
    // 30 MB were written; what is freed is used again.
    expect(pages * 4096).toBeLessThan(15e6);
    const last = await service.client().getDocument<{ title: string }>('drafts.large');
    expect(await titleAt(service, 'drafts.large', last?._rev)).toBe('299');
    expect(await titleAt(service, 'drafts.large', first)).toBeUndefined();
  });
});
