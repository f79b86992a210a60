/**
 * What holds, attacked once more: kills amid writes, floods, thought-up crops of pictures, services that hang, half-sent heads and fuzz, with counts. Starts an instance of its own; ends with
 * code 1 when anything that was answered is lost, a socket is held, a request is answered with 500 or not at all, a crop that no document has
 * is drawn, cached pages are slow meanwhile, or web holds too much memory.
 *
 *   node --import ./scripts/alias.ts benches/hold.ts [kills=10] [flood=500] [fuzz=5000]
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startInstance } from '@/scripts/start/instance.ts';
import { freePort } from '@/scripts/start/ports.ts';
import { floods, halfHeads } from './hold/floods.ts';
import { fuzz } from './hold/fuzz.ts';
import { hang, hangingServices } from './hold/hangs.ts';
import { killContent, killLeads } from './hold/kills.ts';
import { memoryOf } from './hold/memory.ts';
import { pictureFlood } from './hold/pictures.ts';

const given = Object.fromEntries(process.argv.slice(2).map((word) => word.split('=')));
const count = (name: string, otherwise: number) => Number(given[name] ?? otherwise);
const [kills, flood, requests] = [count('kills', 10), count('flood', 500), count('fuzz', 5_000)];

/** What a cached page may take meanwhile at the median, and what web may hold after it. */
const [mostCachedMs, mostMegabytes] = [100, 2_000];
/** What a page that no cache has may take beside a flood of somebody else, at the median. */
const mostFreshMs = 1_000;
/** A flood that is over sooner says nothing of the median, but a single reading must not hang. */
const [fewestReadings, mostOnceMs] = [5, 1_000];
const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-hold-'));
const port = await freePort();
const instance = await startInstance({ port, dataDir });
let faults = 0;
try {
  console.log('\nkill -9 amid writes');
  for (const run of [
    () => killContent(instance, kills),
    () => killLeads(instance, port, 'records', kills),
    () => killLeads(instance, port, 'web', kills),
  ]) {
    const { service, kills: times, answered, lost } = await run();
    faults += lost;
    console.log(`  ${service}: ${times} kills, ${answered} answered, ${lost} lost`);
  }
  console.log(`\n${flood} at once of one address, while shoppers of other ones read pages`);
  for (const { what, answers, failed, cached, fresh, elsewhere } of await floods(port, flood)) {
    const most = cached.readings < fewestReadings ? mostOnceMs : mostCachedMs;
    const slow = [cached.medianMs > most, fresh.medianMs > mostFreshMs, elsewhere.medianMs > mostFreshMs];
    faults += failed + cached.failed + fresh.failed + elsewhere.failed + slow.filter(Boolean).length;
    console.log(`  ${what}: ${answers}`);
    for (const [name, read] of Object.entries({ cached, new: fresh, 'new on another site': elsewhere }))
      console.log(
        `    ${name}: read ${read.readings} times, ${read.medianMs.toFixed(0)} ms at the median, ${read.worstMs.toFixed(0)} at worst, ${read.failed} refused`,
      );
  }
  const [web, content] = [await memoryOf(dataDir, 'web'), await memoryOf(dataDir, 'content')];
  if (web > mostMegabytes) faults += 1;
  console.log(`  memory after it: web ${web} MB, content ${content} MB`);
  const { crops, drawn, pictures, shopperStatus, shopperMs } = await pictureFlood(port, 700);
  faults += drawn + (shopperStatus === 200 ? 0 : 1);
  console.log(
    `\n700 crops that no document has: ${crops}; new pictures of the same client: ${pictures}; another dealer's shopper waits ${shopperMs.toFixed(0)} ms for a new one (${shopperStatus})`,
  );
  console.log('\nservices that take connections and answer none for 14 s, each in turn');
  for (const service of hangingServices) {
    const { asked, faults: late } = await hang(port, dataDir, service);
    faults += late;
    console.log(`  ${service}`);
    for (const { what, statuses, medianMs, worstMs, laterWorstMs } of asked)
      console.log(
        `    ${what}: ${statuses}; ${medianMs.toFixed(0)} ms at the median, ${worstMs.toFixed(0)} at worst, ${laterWorstMs.toFixed(0)} from the sixth second on`,
      );
  }
  const { opened, held } = await halfHeads(port, 400);
  faults += held;
  console.log(`\nhalf-sent heads: ${opened} opened, ${held} held after 15 s`);
  const { sent, seed, answers, faults: odd } = await fuzz(port, requests);
  faults += odd.length;
  console.log(`\nfuzz: ${sent} requests of seed ${seed}: ${answers}`);
  for (const line of odd.slice(0, 20)) console.log(`  ${line}`);
} finally {
  await instance.stop();
  await rm(dataDir, { recursive: true, force: true });
}
console.log(faults === 0 ? '\nIt holds.' : `\n${faults} faults.`);
process.exitCode = faults === 0 ? 0 : 1;
