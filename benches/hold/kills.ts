import { createClient } from '@sanity/client';
import pg from 'pg';
import type { Instance } from '@/scripts/start/instance.ts';
import { sendRequest } from './send-request.ts';

const slug = 'southbank-ford';
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export type KillReport = { service: string; kills: number; answered: number; lost: number };

/** How much is written while a service is killed. */
type Load = {
  kills: number;
  /** Who write at once. */
  writers: number;
  /**
   * The writing goes on after the last kill until so many were acknowledged, ten minutes at most.
   */
  atLeast?: number;
};

/**
 * Kills a service during writes, again and again, and counts what was acknowledged and is missing
 * afterwards.
 */
async function killed(
  instance: Instance,
  service: 'content' | 'records' | 'web',
  { kills, writers, atLeast = 0 }: Load,
  write: (at: number) => Promise<string | null>,
): Promise<string[]> {
  const answered: string[] = [];
  let [isOver, next] = [false, 0];
  const writing = Array.from({ length: writers }, async () => {
    while (!isOver) {
      const id = await write(next++).catch(() => null);
      if (id) answered.push(id);
      else await pause(20);
    }
  });
  for (let round = 0; round < kills; round += 1) {
    await pause(150 + Math.random() * 400);
    await instance.kill(service);
  }
  await pause(1_000);
  for (let waited = 0; answered.length < atLeast && waited < 600_000; waited += 200) await pause(200);
  isOver = true;
  await Promise.all(writing);
  return answered;
}

/** Documents by mutations, while the content service is killed. Drafts: a publish of an unknown type would make every page of every site stale. */
export async function killContent(instance: Instance, load: Load): Promise<KillReport> {
  const { url, projectId, dataset, token } = instance.services.content;
  const client = createClient({
    projectId,
    dataset,
    token,
    apiHost: url,
    apiVersion: '2025-03-04',
    useProjectHostname: false,
    useCdn: false,
    maxRetries: 0,
    perspective: 'raw',
  });
  const run = Date.now().toString(36);
  const answered = await killed(instance, 'content', load, async (at) => {
    const { _id } = await client.create({ _id: `drafts.hold-${run}-${at}`, _type: 'holdBench' });
    return _id;
  });
  if (answered.length === 0) throw new Error('No document was taken.');
  const there = new Set(await client.fetch<string[]>('*[_type == "holdBench"]._id'));
  // A transaction takes 5,000 writes at most.
  const sweep = '*[_type == "holdBench"][0...4000]';
  while ((await client.fetch<number>(`count(${sweep})`)) > 0) await client.delete({ query: sweep });
  return {
    service: 'content',
    kills: load.kills,
    answered: answered.length,
    lost: answered.filter((id) => !there.has(id)).length,
  };
}

/** Enquiries by the shop's own form, while the records or the web app are killed. */
export async function killLeads(
  instance: Instance,
  port: number,
  service: 'records' | 'web',
  load: Load,
): Promise<KillReport> {
  const run = Date.now().toString(36);
  let refused = '';
  const answered = await killed(instance, service, load, async (at) => {
    const filled = { name: ['Alex'], last_name: ['Nguyen'], phone: ['0491 570 006'], message: [`Call me, ${at}`] };
    const sent = { form: 'call-back', key: `hold-${run}-${at}`, filled };
    const headers = {
      'content-type': 'application/json',
      // A proxy on this machine may name the client: each enquiry is from another address, or the
      // limit would refuse it.
      'x-forwarded-for': `203.0.${Math.floor(at / 250) % 250}.${at % 250}`,
    };
    const { status, body } = await sendRequest(port, slug, '/api/leads', {
      method: 'POST',
      headers,
      body: JSON.stringify(sent),
    });
    if (status === 400 || status === 429) refused = `${status} ${body}`;
    return status === 201 ? String(JSON.parse(body).lead_id) : null;
  });
  if (answered.length === 0) throw new Error(`No enquiry was taken. ${refused}`);
  const database = new pg.Client({ connectionString: instance.services.records.url });
  await database.connect();
  const { rows } = await database.query<{ id: string }>('select id::text as id from leads');
  await database.end();
  const there = new Set(rows.map(({ id }) => id));
  return {
    service,
    kills: load.kills,
    answered: answered.length,
    lost: answered.filter((id) => !there.has(id)).length,
  };
}
