/**
 * What holds, attacked once more, with the counts of the first attack beside those of this one: kills during writes, floods, thought-up crops of
 * pictures, services that hang, half-sent heads, requests hidden in others, requests sent ahead, readers who do not read, one dealer's writes and
 * reads against others, searches, hostile texts and fuzz. Starts an instance of its own; ends with code 1 when anything that was acknowledged is lost, a
 * document of another dealer changes or is shown, a socket is held, a request gets a 500 or no response,
 * a text runs, a crop that no document has is drawn, a shopper waits too long beside it, or web holds too much memory.
 *
 *   node --import ./scripts/alias.ts benches/hold.ts [as-first] [only=kills,fuzz] [kills=10] [flood=500] [fuzz=5000] …
 *
 * `as-first` goes to the extent of the first attack, half an hour; every count of `extents` can be named by itself.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startInstance } from '@/scripts/start/instance.ts';
import { freePort } from '@/scripts/start/ports.ts';
import { type Count, type Extent, extents } from './hold/attack.ts';
import { attacks, settled } from './hold/attacks.ts';

const args = process.argv.slice(2);
const given = Object.fromEntries(args.map((word) => word.split('=')));
const isAsFirst = args.includes('as-first');
const extent = Object.fromEntries(
  Object.entries(extents).map(([name, { usual, first }]) => [name, Number(given[name] ?? (isAsFirst ? first : usual))]),
) as Extent;
const wanted: string[] = given.only?.split(',') ?? Object.keys(attacks);
const unknown = [
  ...Object.keys(given).filter((name) => !(name in { ...extents, only: 1, 'as-first': 1 })),
  ...wanted.filter((name) => !(name in attacks)),
];
if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}.`);

const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-hold-'));
const port = await freePort();
const instance = await startInstance({ port, dataDir });
const counts: Count[] = [];
const faults: string[] = [];
try {
  for (const [name, attack] of Object.entries(attacks).filter(([name]) => wanted.includes(name))) {
    const begun = performance.now();
    const outcome = await attack({ instance, port, dataDir }, extent);
    counts.push(...outcome.counts);
    const odd = [...outcome.faults, ...(await settled(port))].map((fault) => `${name}: ${fault}`);
    faults.push(...odd);
    console.log(`\n${name}, ${((performance.now() - begun) / 1_000).toFixed(0)} s`);
    for (const { what, first, now } of outcome.counts)
      console.log(`  ${what}: ${now}${first ? ` [first: ${first}]` : ''}`);
    for (const line of odd.slice(0, 20)) console.log(`  ${line}`);
  }
} finally {
  await instance.stop();
  await rm(dataDir, { recursive: true, force: true });
}
const width = Math.max(...counts.map(({ what }) => what.length));
const firstWidth = Math.max(...counts.map(({ first = '' }) => first.length), 'first attack'.length);
const row = (what: string, first: string, now: string) =>
  `${what.padEnd(width)}  ${first.padStart(firstWidth)}  ${now}`;
console.log(`\n${row('', 'first attack', 'now')}`);
for (const { what, first = '', now } of counts) console.log(row(what, first, now));
console.log(faults.length === 0 ? '\nIt holds.' : `\n${faults.length} faults.`);
process.exitCode = faults.length === 0 ? 0 : 1;
