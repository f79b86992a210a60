import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import type { Database } from './database.ts';
import { insertLead } from './insert-lead.ts';
import { deleteLead, findLead } from './lead-desk.ts';
import { dropForgottenFiles, factsOfFiles, findFile, insertFile as keep, type NewFile } from './lead-files.ts';
import { newLead, noOutbox } from './new-lead.fixture.ts';

let postgres: TestRecords;
let database: Database;
beforeAll(async () => {
  postgres = await testRecords();
  database = postgres.open().database;
});
afterAll(() => postgres.end());

const storeOne = async (to: Database, file: NewFile) => String(await keep(to, file));
const content = Buffer.from('%PDF-1.7 a CV');
const file = { site: 'a', name: 'cv.pdf', type: 'application/pdf', content };

describe('files of enquiries', () => {
  it('[FORM-08] [CFG-04] are read by the staff of their site alone, once their enquiry was sent, and go with it', async () => {
    const id = await storeOne(database, file);
    expect(await findFile(database, 'a', id)).toBeNull();
    expect(await factsOfFiles(database, 'b', [id])).toEqual([]);
    const lead = await insertLead(database, noOutbox, newLead({ files: [id] }));
    expect(await findFile(database, 'b', id)).toBeNull();
    expect((await findFile(database, 'a', id))?.content).toEqual(content);
    expect((await findLead(database, 'a', lead.id))?.files).toEqual([{ id, name: 'cv.pdf', size: content.length }]);
    const thief = await insertLead(database, noOutbox, newLead({ files: [id] }));
    expect((await findLead(database, 'a', thief.id))?.files).toEqual([]);
    await deleteLead(database, { site: 'a', id: lead.id });
    expect(await factsOfFiles(database, 'a', [id])).toEqual([]);
  });

  it('[FORM-08] whose enquiry never came are dropped after a day', async () => {
    const id = await storeOne(database, file);
    await postgres.query("update lead_files set created_at = now() - interval '2 days' where id = $1", [id]);
    await storeOne(database, file);
    expect(await factsOfFiles(database, 'a', [id])).toEqual([]);
  });

  it('[FORM-08] are dropped also where no other one is sent', async () => {
    const id = await storeOne(database, file);
    await postgres.query("update lead_files set created_at = now() - interval '2 days' where id = $1", [id]);
    await dropForgottenFiles(database);
    expect(await postgres.query('select from lead_files where id = $1', [id])).toEqual([]);
  });

  it('[FORM-08] [FORM-13] a CV that waits is not pushed out by 205 of others, from however many addresses', async () => {
    const site = 'flooded';
    const cv = await storeOne(database, { ...file, site, sender: 'shopper' });
    for (let at = 0; at < 205; at += 1) await keep(database, { ...file, site, sender: `flood-${at % 21}` });
    expect(await factsOfFiles(database, site, [cv])).toHaveLength(1);
    const other = await storeOne(database, { ...file, site, sender: 'another shopper' });
    expect(await factsOfFiles(database, site, [cv, other])).toHaveLength(2);
    await postgres.query("update lead_files set sender = id::text where site = 'flooded'");
    expect(await keep(database, { ...file, site, sender: 'late' })).toBeNull();
    expect(await factsOfFiles(database, site, [cv, other])).toHaveLength(2);
    await insertLead(database, noOutbox, newLead({ site, files: [cv] }));
    expect(await postgres.query('select sender from lead_files where id = $1', [cv])).toEqual([{ sender: '' }]);
    expect(await keep(database, { ...file, site, sender: 'late' })).not.toBeNull();
  });

  it('[FORM-08] [FORM-13] that wait are so many at most, the oldest go, and what was sent stays', async () => {
    const sent = await storeOne(database, { ...file, site: 'full' });
    await insertLead(database, noOutbox, newLead({ site: 'full', files: [sent] }));
    const other = await storeOne(database, file);
    await postgres.query(
      `insert into lead_files (site, name, type, size, content, created_at)
        select 'full', 'old.pdf', 'application/pdf', 1, 'x', now() - interval '1 hour' from generate_series(1, 250)`,
    );
    const last = await storeOne(database, { ...file, site: 'full' });
    const [row] = await postgres.query("select count(*)::int as count from lead_files where site = 'full'");
    expect(row).toEqual({ count: 201 });
    expect(await factsOfFiles(database, 'full', [sent, last])).toHaveLength(2);
    expect(await factsOfFiles(database, 'a', [other])).toHaveLength(1);
  });
});
