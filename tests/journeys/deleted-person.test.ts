import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { mailsTo, sandbox } from './desk.fixture.ts';
import { records } from './forms.fixture.ts';
import { staffCookie } from './requests.ts';
import { instance, shop, until } from './shop.ts';

const slug = 'southbank-ford';
/** A mark in everything of one person, another one in each try, and in nothing else. */
let mark: string;
let email: string;
beforeEach(() => {
  mark = `qzp${Date.now().toString(36)}`;
  email = `${mark}@example.com`;
});
const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** An enquiry with a CV, as a browser without script sends it: one request. */
async function enquire(who: string): Promise<void> {
  const data = new FormData();
  const fields = {
    _form: 'career',
    _block: 'x',
    name: who,
    last_name: who,
    email: `${who}@example.com`,
    phone: '0491 570 006',
    postcode: '3006',
    location: `location-${slug}-southbank`,
    message: `Please call ${who}`,
  };
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  data.append('cv', new File([`%PDF-1.7 ${who}`], `${who}.pdf`, { type: 'application/pdf' }));
  const built = new Response(data);
  const { status, body } = await shop(slug, `/contact-us?email=${who}@example.com`, {
    method: 'POST',
    headers: { 'content-type': built.headers.get('content-type') ?? '' },
    body: await built.text(),
  });
  expect([status, status === 303 ? '' : body.slice(0, 2_000)]).toEqual([303, '']);
}

/** Tables of the records in which the person is. */
async function tables(): Promise<string[]> {
  const all = await records(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of all) {
    const rows = await records(`select from ${name} t where row_to_json(t)::text like $1 limit 1`, [`%${mark}%`]);
    if (rows.length > 0) found.push(String(name));
  }
  return found;
}

/** Files of the instance in which the person is: logs, content, search, caches. */
async function files(): Promise<string[]> {
  const { dataDir, services } = instance();
  const names = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of names) {
    const path = join(entry.parentPath, entry.name);
    // The cluster's pages are read as tables; what arrived in mailboxes is their owners' own.
    const isOthers = path.startsWith(services.records.folder ?? '-') || relative(dataDir, path).startsWith('sandbox/');
    if (!entry.isFile() || isOthers) continue;
    const text = await readFile(path, 'latin1').catch(() => '');
    if (text.includes(mark)) found.push(relative(dataDir, path));
  }
  return found;
}

async function arrivals(): Promise<number> {
  const all = await Promise.all(
    ['mail', 'crm'].map(async (kind) => (await (await fetch(`${sandbox()}/${kind}.json`)).json()) as object[]),
  );
  return all.flat().filter((one) => JSON.stringify(one).includes(mark)).length;
}

describe('a person whose enquiry was deleted', { timeout: 120_000 }, () => {
  it('[PLUS-10] [FORM-12] is in no table, log, file or cache of the instance any more, and no mail goes out', async () => {
    await enquire(mark);
    const [lead] = await records('select id, token from leads where email = $1', [email]);
    await until('the receipt', async () => (await mailsTo(email)).length > 0);
    await until('every delivery', async () => {
      const open = await records("select from lead_deliveries where lead = $1 and state <> 'delivered'", [lead?.id]);
      return open.length === 0;
    });
    const added = await shop(slug, `/api/enquiry/${lead?.token}`, {
      method: 'POST',
      headers: form,
      body: `kind=added&text=${mark}`,
    });
    expect(added.status).toBeLessThan(400);
    await shop(slug, `/Enquiry/${lead?.token}/?email=${email}`);
    expect(await tables()).toContain('public.leads');
    expect(await files()).toEqual([]);

    const deleted = await shop(slug, `/api/desk/leads/${lead?.id}`, {
      method: 'POST',
      headers: { ...form, cookie: await staffCookie(slug) },
      body: 'action=delete&sure=yes',
    });
    expect(deleted.status).toBe(303);
    expect(await records('select from leads where id = $1', [lead?.id])).toEqual([]);
    const before = await arrivals();
    expect(await tables()).toEqual([]);
    expect(await files()).toEqual([]);
    // Another one's receipt comes after whatever were still waiting for this one.
    const next = `next${Date.now().toString(36)}`;
    await enquire(next);
    await until('the next one’s receipt', async () => (await mailsTo(`${next}@example.com`)).length > 0);
    expect(await arrivals()).toBe(before);
  });
});
