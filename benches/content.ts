/**
 * The embedded content service with 5,000 documents and 300 open listeners, while one person edits: how long the studio's list and a
 * document take, and the service's memory.
 *
 *   node --import ./scripts/alias.ts benches/content.ts
 *   goal: both under 500 ms at the 95th percentile
 */
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@sanity/client';
import { startForecourt } from './web/servers.ts';

const [documents, listeners, rounds] = [5_000, 300, 120];
const batch = 500;
const goalMs = 500;

const forecourt = await startForecourt();
const { url, projectId, dataset, token } = forecourt.instance.services.content;
const client = createClient({
  projectId,
  dataset,
  token,
  apiHost: url,
  apiVersion: '2025-03-04',
  useProjectHostname: false,
  useCdn: false,
});
const open: { unsubscribe(): void }[] = [];
try {
  for (let from = 0; from < documents; from += batch) {
    const transaction = client.transaction();
    for (let at = from; at < from + batch; at += 1) {
      const site = { _type: 'reference' as const, _ref: 'site-cartown' };
      transaction.create({
        _id: `bench-${at}`,
        _type: 'promoTile',
        title: `Tile ${at}`,
        text: 'Words. '.repeat(12),
        site,
      });
    }
    await transaction.commit({ visibility: 'async' });
  }
  const welcomes = Array.from({ length: listeners }, (_, at) => {
    const welcome = Promise.withResolvers<void>();
    const query = at % 2 ? '*[_type == "promoTile"]' : '*[_id == $id]';
    const stream = client.listen(
      query,
      { id: `bench-${at}` },
      { events: ['welcome', 'mutation'], visibility: 'query' },
    );
    open.push(stream.subscribe({ next: ({ type }) => type === 'welcome' && welcome.resolve(), error: welcome.reject }));
    return welcome.promise;
  });
  await Promise.all(welcomes);

  const list =
    '*[_type == "promoTile" && site._ref == $site] | order(title asc)[0...100]{_id, _type, title, text, startsAt, expiresAt}';
  const times: Record<'list' | 'open' | 'edit', number[]> = { list: [], open: [], edit: [] };
  const timed = async (kind: keyof typeof times, act: () => Promise<unknown>) => {
    const begun = performance.now();
    await act();
    times[kind].push(performance.now() - begun);
  };
  for (let round = 0; round < rounds; round += 1) {
    const id = `bench-${(round * 37) % documents}`;
    await timed('edit', () =>
      client
        .patch(id)
        .set({ text: `Round ${round}` })
        .commit(),
    );
    await timed('list', () => client.fetch(list, { site: 'site-cartown' }, { perspective: 'drafts' }));
    await timed('open', () => client.getDocument(id));
    await pause(20);
  }
  console.log(
    `${documents} documents more, ${listeners} listeners, ${rounds} rounds of an edit, a list and a document`,
  );
  for (const [kind, all] of Object.entries(times)) {
    const sorted = all.sort((a, b) => a - b);
    const [p50 = 0, p95 = 0, worst = 0] = [0.5, 0.95, 1].map(
      (share) => sorted[Math.min(rounds - 1, Math.floor(rounds * share))],
    );
    const verdict = p95 < goalMs ? 'met' : 'MISSED';
    console.log(
      `  ${kind.padEnd(5)} p50 ${p50.toFixed(1)} ms   p95 ${p95.toFixed(1)} ms   worst ${worst.toFixed(1)} ms   goal ${goalMs}: ${verdict}`,
    );
  }
  console.log(`  memory of the content service: ${await residentMegabytes()} MB`);
} finally {
  for (const stream of open) stream.unsubscribe();
  await forecourt.stop();
}

async function residentMegabytes(): Promise<string> {
  const folder = forecourt.dataDir;
  const { pid }: { pid: number } = JSON.parse(await readFile(`${folder}/pids/content.json`, 'utf8'));
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return (Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024).toFixed(0);
}
