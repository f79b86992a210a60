/**
 * How long after the response to a publish the shopper's next request shows the new text (PLUS-07): 20 publishes of one
 * tile on a running instance, each followed by requests of the page until the text is there.
 *
 *   node --import ./scripts/alias.ts benches/publish.ts            starts an instance of its own
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type SanityClient } from '@sanity/client';
import { startInstance } from '@/scripts/start/instance.ts';
import { freePort } from '@/scripts/start/ports.ts';

const publishes = 20;
const tile = 'tile-southbank-ford-stocktake';

function home(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { host: `southbank-ford.localhost:${port}` };
    request({ host: '127.0.0.1', port, path: '/', headers }, (incoming) => {
      let body = '';
      incoming.setEncoding('utf8');
      incoming.on('data', (chunk: string) => {
        body += chunk;
      });
      incoming.on('end', () => resolve(body));
    })
      .on('error', reject)
      .end();
  });
}

async function publishTitle(client: SanityClient, title: string): Promise<void> {
  const ids = { publishedId: tile, draftId: `drafts.${tile}` };
  await client.action({ actionType: 'sanity.action.document.edit', ...ids, patch: { set: { title } } });
  await client.action({ actionType: 'sanity.action.document.publish', ...ids });
}

async function measure(client: SanityClient, port: number, round: number): Promise<{ ms: number; requests: number }> {
  const title = `Publish ${round} ${Date.now().toString(36)}`;
  await publishTitle(client, title);
  const begun = performance.now();
  for (let requests = 1; ; requests += 1) {
    if ((await home(port)).includes(title)) return { ms: performance.now() - begun, requests };
    if (performance.now() - begun > 10_000) throw new Error(`publish ${round} was not on the page within 10 s`);
  }
}

const percentile = (sorted: number[], share: number): number =>
  sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;

const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-publish-'));
const port = await freePort();
const instance = await startInstance({ port, dataDir, quiet: true });
try {
  const { url, projectId, dataset, token } = instance.services.content;
  const client = createClient({
    projectId,
    dataset,
    token,
    apiHost: url,
    apiVersion: '2025-03-04',
    useProjectHostname: false,
    useCdn: false,
  });
  await home(port);
  const rounds: { ms: number; requests: number }[] = [];
  for (let round = 1; round <= publishes; round += 1) rounds.push(await measure(client, port, round));
  const sorted = rounds.map(({ ms }) => ms).sort((a, b) => a - b);
  const first = rounds.filter(({ requests }) => requests === 1).length;
  console.log(`publish answer → new words on the shopper's page, ${publishes} publishes`);
  console.log(
    `  p50 ${percentile(sorted, 0.5).toFixed(0)} ms   p95 ${percentile(sorted, 0.95).toFixed(0)} ms   worst ${sorted.at(-1)?.toFixed(0)} ms`,
  );
  console.log(`  on the very first request after the answer: ${first} of ${publishes}`);
} finally {
  await instance.stop();
  await rm(dataDir, { recursive: true, force: true });
}
