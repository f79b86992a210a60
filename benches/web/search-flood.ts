/**
 * Distinct search addresses, one after the other, against an instance of its own: what its processes hold in memory on the way, and whether
 * pages that shoppers read stay in the cache. Ends with code 1 when a response is an error, a page left the cache, or a process still grew:
 * its highest reading of the last half is more than `growth` MB above that of the half before.
 *
 *   node --import ./scripts/alias.ts benches/web/search-flood.ts [--addresses 5000] [--growth 96]
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { homeOf, sendRequest, startForecourt } from './servers.ts';

const { values } = parseArgs({
  options: { addresses: { type: 'string', default: '5000' }, growth: { type: 'string', default: '96' } },
});
const [addresses, growthMb] = [Number(values.addresses), Number(values.growth)];
/** `calmSeconds`: longer than the content service waits between two attempts to deliver a publish of the seeding. */
const [atOnce, samples, calmSeconds] = [8, 20, 35];
/** The services that a results page uses, and the front itself. */
const watched = ['web', 'search', 'content'];
const read = ['/', '/search/used-cars', '/search/ford'];
const otherSites = ['harbour-ford', 'cartown', 'meridian-group'];

/**
 * No two alike: terms, ranges, several filters with an order and a page, and paths that do not
 * exist.
 */
const kinds: ((at: number) => string)[] = [
  (at) => `/search/used-cars?query=flood${at}`,
  (at) => `/search/new-used-and-demo-cars?price=${1_000 + at}:${90_000 + at}`,
  (at) => `/search/used-cars?make=Ford&km=:${200_000 - at}&sortBy=latest&page=${1 + (at % 4)}`,
  (at) => `/search/demo-cars?near=${3_000 + at}&within=25&year=2010:2026`,
  (at) => `/search/nobody-${at}`,
];
const addressOf = (at: number): string => kinds[at % kinds.length]?.(at) ?? '/';

type Running = Awaited<ReturnType<typeof startForecourt>>;
type Reading = { requests: number; megabytes: number[]; hits: number };

/** Megabytes that a process holds, as Linux counts them. */
async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

async function pidsOf(dataDir: string): Promise<number[]> {
  const files = await readdir(join(dataDir, 'pids'));
  const named = watched.filter((name) => files.includes(`${name}.json`));
  const texts = await Promise.all(named.map((name) => readFile(join(dataDir, 'pids', `${name}.json`), 'utf8')));
  return texts.map((text): number => JSON.parse(text).pid);
}

/** How many of the pages that shoppers read came out of the cache. */
async function cacheHits({ port, host }: Running): Promise<number> {
  const others = otherSites.map((slug) => [host.replace(homeOf, slug), '/'] as const);
  const requested = [...read.map((path) => [host, path] as const), ...others];
  const responses = await Promise.all(requested.map(([name, path]) => sendRequest(port, name, path, 'br')));
  return responses.filter(({ headers }) => headers['x-cache'] === 'hit').length;
}

/** The publishes of the seeding reach the web for a while after the start, and purge: the flood begins once every page has stayed for a while. */
async function settle(target: Running): Promise<number> {
  const all = read.length + otherSites.length;
  for (let tries = 0, calm = 0; calm < calmSeconds; tries += 1) {
    const hits = await cacheHits(target);
    calm = hits === all ? calm + 1 : 0;
    if (tries > 180) throw new Error(`Only ${hits} of ${all} pages stay in the cache, without any flood.`);
    await pause(1_000);
  }
  return all;
}

async function flood(target: Running, pids: readonly number[]): Promise<{ readings: Reading[]; replies: number[] }> {
  const { port, host } = target;
  const readings: Reading[] = [];
  const replies: number[] = [];
  const step = Math.ceil(addresses / samples);
  for (let from = 0; from < addresses; from += step) {
    let next = from;
    const end = Math.min(addresses, from + step);
    const one = async () => {
      while (next < end) replies.push((await sendRequest(port, host, addressOf(next++), 'br')).status);
    };
    await Promise.all(Array.from({ length: atOnce }, one));
    const megabytes = await Promise.all(pids.map(residentMb));
    const reading = { requests: end, megabytes, hits: await cacheHits(target) };
    readings.push(reading);
    console.log(
      [
        String(end).padStart(8),
        ...megabytes.map((value) => value.toFixed(0).padStart(10)),
        `${reading.hits} hits`,
      ].join(' '),
    );
  }
  return { readings, replies };
}

/** Highest reading of the last half above that of the half before, a process each. */
function growth(readings: readonly Reading[]): number[] {
  const half = Math.ceil(readings.length / 2);
  const max = (some: readonly Reading[], at: number) => Math.max(...some.map(({ megabytes }) => megabytes[at] ?? 0));
  return watched.map((_, at) => max(readings.slice(half), at) - max(readings.slice(0, half), at));
}

const target = await startForecourt();
try {
  const pids = await pidsOf(target.dataDir);
  const pages = await settle(target);
  console.log(`${addresses} distinct addresses, ${atOnce} at once; megabytes of ${watched.join(', ')}`);
  const { readings, replies } = await flood(target, pids);
  const statuses = Object.entries(Object.groupBy(replies, String)).map(([status, all]) => `${status} ×${all?.length}`);
  const grown = growth(readings);
  const lost = readings.filter(({ hits }) => hits < pages).length;
  const failed = replies.filter((status) => status >= 500).length;
  console.log(
    `answers ${statuses.join(', ')}; pages that shoppers read: ${pages} hits before, ${lost} readings with fewer`,
  );
  console.log(`grown in the last half: ${watched.map((name, at) => `${name} ${grown[at]?.toFixed(0)} MB`).join(', ')}`);
  const holds = failed === 0 && lost === 0;
  process.exitCode = holds && grown.every((value) => value <= growthMb) ? 0 : 1;
  console.log(process.exitCode === 0 ? 'It holds.' : 'It does NOT hold.');
} finally {
  await target.stop();
}
