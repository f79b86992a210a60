/**
 * What a filter could request (SRCH-27), the same searches side by side, none requested before, alternating in one run:
 *   part     the results' own HTML out of the front, as a filter requests it today (docs/decisions/0017)
 *   JSON     the search service's response to the same queries on the site's own host, with the site's scoped key: no JSON of ours could hold
 *            less than the cards, counts and ends that it draws, so this is its lower bound
 *   direct   the same at the search service's own port
 * Wall milliseconds to the first byte and to the last, and the bytes that are sent; what has no compression of its own is compressed here as
 * the front compresses a page that a client waits for. Of JSON the drawing is still to be done (`filter-drawing.ts`); a part has it behind it.
 *
 *   node --import ./scripts/alias.ts benches/web/filter-response.ts [--vehicles 10000] [--searches 200]
 */
import { Agent, request } from 'node:http';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { addressOfResults } from '@/domain/routes/results-part.ts';
import { keysOf } from '@/domain/vocabulary/typed-keys.ts';
import { fillIndex } from './fill-index.ts';
import { resultsPath as path, questionsOf } from './results-questions.ts';
import { homeOf, sendRequest, startForecourt } from './servers.ts';

const { values } = parseArgs({
  options: { vehicles: { type: 'string', default: '10000' }, searches: { type: 'string', default: '200' } },
});
const [vehicles, searches] = [Number(values.vehicles), Number(values.searches)];
/** As the front compresses what a client waits for (web/front/http/compress.ts). */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

type Sent = { port: number; host: string; path: string; body?: string; key?: string };
type Timed = { firstMs: number; lastMs: number; bytes: number };
const agent = new Agent({ keepAlive: true });

/** One response over a connection that stays, as a browser has one by then. */
function timed({ port, host, path, body, key }: Sent): Promise<Timed> {
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    const headers = {
      host,
      'accept-encoding': 'br',
      ...(body && { 'content-type': 'text/plain', 'content-length': Buffer.byteLength(body) }),
      ...(key && { 'x-typesense-api-key': key }),
    };
    const outgoing = request(
      { host: '127.0.0.1', port, path, headers, agent, method: body ? 'POST' : 'GET' },
      async (response) => {
        const firstMs = performance.now() - begun;
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk);
        const lastMs = performance.now() - begun;
        const whole = Buffer.concat(chunks);
        if (response.statusCode !== 200) return reject(new Error(`${path} answered ${response.statusCode}: ${whole}`));
        const bytes = response.headers['content-encoding']
          ? whole.length
          : brotliCompressSync(whole, { params }).length;
        // A query that failed holds its error in its place, and the response is still a 200.
        if (body && /"(?:error|code)":/.test(`${whole}`)) return reject(new Error(`${whole.subarray(0, 300)}`));
        resolve({ firstMs, lastMs, bytes });
      },
    );
    outgoing.on('error', reject).end(body);
  });
}

const share = (numbers: readonly number[], part: number): number =>
  numbers.toSorted((one, other) => one - other)[Math.min(numbers.length - 1, Math.floor(numbers.length * part))] ??
  Number.NaN;

function report(name: string, all: readonly Timed[], beside: readonly Timed[]): void {
  const p50 = (some: readonly Timed[]) =>
    share(
      some.map(({ lastMs }) => lastMs),
      0.5,
    );
  const figures = (pick: (one: Timed) => number) =>
    [0.5, 0.95].map((part) => `${share(all.map(pick), part).toFixed(1)}`.padStart(6)).join(' ');
  const kilobytes = (
    share(
      all.map(({ bytes }) => bytes),
      0.5,
    ) / 1024
  )
    .toFixed(1)
    .padStart(6);
  console.log(
    `${name.padEnd(8)} first byte p50 p95 ${figures(({ firstMs }) => firstMs)} ms  whole ${figures(({ lastMs }) => lastMs)} ms  ${kilobytes} KB br  ${(p50(all) / p50(beside)).toFixed(2)} of part`,
  );
}

const target = await startForecourt();
try {
  console.log(`${await fillIndex(target.instance, vehicles)} vehicles in the index; ${homeOf}, ${path}`);
  const { port, host } = target;
  const { key }: { key: string } = JSON.parse((await sendRequest(port, host, '/api/stock-key')).body.toString('utf8'));
  const service = new URL(target.instance.services.search.url);
  const ways = {
    part: (address: string) => timed({ port, host, path: addressOfResults(address) }),
    JSON: (address: string) =>
      timed({ port, host, path: '/stock-search/multi_search', body: questionsOf(address), key }),
    direct: (address: string) =>
      timed({ port: Number(service.port), host: service.host, path: '/multi_search', body: questionsOf(address), key }),
  };
  const kinds: ((at: number) => string)[] = [
    (at) => `${path}?price=:${100_000 - at}`,
    (at) => `${path}?make=Ford&km=:${200_000 - at}`,
    (at) => `${path}?body=Ute&fuel=Diesel&price=${5_000 + at}:`,
  ];
  const names = keysOf(ways);
  const found: Record<keyof typeof ways, Timed[]> = { part: [], JSON: [], direct: [] };
  for (let at = -20; at < searches; at += 1) {
    const address = kinds[(at + 20) % kinds.length]?.(at) ?? path;
    // The first request pays for what the service then has cached: each in turn.
    for (let step = 0; step < names.length; step += 1) {
      const name = names[(at + 20 + step) % names.length] ?? 'part';
      const response = await ways[name](address);
      if (at >= 0) found[name].push(response);
    }
  }
  for (const name of names) report(name, found[name], found.part);
  const again: Timed[] = [];
  for (let at = 0; at < searches; at += 1) again.push(await ways.part(kinds[(at + 20) % kinds.length]?.(at) ?? path));
  report('part, hit', again, found.part);
} finally {
  agent.destroy();
  await target.stop();
}
