/**
 * What a cached page costs: CPU a request, requests a second and p99 at 32 connections, of the cached home page beside Next's own
 * server with an empty page and a bare node:http server that sends the same bytes. Rounds are interleaved, medians printed.
 *
 *   node --import ./scripts/alias.ts benches/web/cached-page.ts        target: at most 1.4 times the CPU of bare node:http
 */
import { cpuMsOf, median } from './cpu-time.ts';
import { generator, runLoad } from './load.ts';
import { sendRequest, startBare, startEmptyNext, startForecourt, type Target } from './servers.ts';

const [connections, seconds, rounds] = [32, 4, 5];
type Round = { cpuMs: number; perSecond: number; p99Ms: number };

async function measure({ name, port, host, pid }: Target): Promise<Round> {
  const before = cpuMsOf(pid);
  const { requests, errors, perSecond, p99Ms } = await runLoad({ port, host, path: '/', connections, seconds });
  if (errors > 0 || requests === 0) throw new Error(`${name}: ${errors} errors in ${requests} requests`);
  return { cpuMs: (cpuMsOf(pid) - before) / requests, perSecond, p99Ms };
}

const targets: Target[] = [];
try {
  const forecourt = await startForecourt();
  targets.push(forecourt);
  // A publish of the seeding may reach the web late, and purge once more.
  const requested = () => sendRequest(forecourt.port, forecourt.host, '/', 'br');
  let page = await requested();
  for (let tries = 0; tries < 20 && page.headers['x-cache'] !== 'hit'; tries += 1) page = await requested();
  if (page.headers['x-cache'] !== 'hit')
    throw new Error(`The home page is not kept (x-cache: ${page.headers['x-cache']}).`);
  targets.push(await startBare(page), await startEmptyNext());
  for (const { port, host } of targets) await runLoad({ port, host, path: '/', connections, seconds: 2 });
  const results = new Map<Target, Round[]>(targets.map((target) => [target, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [target, measured] of results) measured.push(await measure(target));
  }
  const of = (target: Target | undefined, key: keyof Round) =>
    median((target ? results.get(target) : undefined)?.map((round) => round[key]) ?? []);
  const bare = of(targets[1], 'cpuMs');
  console.log(
    `${page.body.length} bytes of brotli, ${connections} connections, ${rounds} rounds of ${seconds} s, by ${generator}`,
  );
  console.log('                               CPU ms/request   requests/s   p99 ms   CPU against bare');
  for (const target of targets) {
    const [cpu, perSecond, p99] = [of(target, 'cpuMs'), of(target, 'perSecond'), of(target, 'p99Ms')];
    const cells = [cpu.toFixed(4).padStart(14), perSecond.toFixed(0).padStart(12), p99.toFixed(2).padStart(8)];
    console.log(`${target.name.padEnd(30)} ${cells.join(' ')} ${(cpu / bare).toFixed(2).padStart(17)}×`);
  }
  const ratio = of(forecourt, 'cpuMs') / bare;
  console.log(`target ≤ 1.40× bare: ${ratio <= 1.4 ? 'met' : 'MISSED'} (${ratio.toFixed(2)}×)`);
} finally {
  for (const target of targets) await target.stop();
}
