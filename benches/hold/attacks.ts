import { setTimeout as pause } from 'node:timers/promises';
import type { Count, Extent, Outcome, Target } from './attack.ts';
import { pipelined, slowReaders, smuggled } from './connections.ts';
import { type Flood, floods, halfHeads, type Read } from './floods.ts';
import { foreignReads } from './foreign-reads.ts';
import { forms } from './forms.ts';
import { fuzz } from './fuzz.ts';
import { hang, hangingServices } from './hangs.ts';
import { type KillReport, killContent, killLeads } from './kills.ts';
import { memoryOf } from './memory.ts';
import { pictureFlood } from './pictures.ts';
import { hostileWrites } from './rivals.ts';
import { searches } from './searches.ts';
import { hostileTexts } from './texts.ts';

/** What a cached page, and one that no cache has, may take meanwhile at the median, and what web may hold after it. */
const [maxCachedMs, maxFreshMs, maxMegabytes] = [100, 1_000, 2_000];
/** A single reading must not hang. */
const [fewestReadings, maxOnceMs] = [5, 1_000];
/** A median hides the shopper who came as the flood did. */
const worstMs = 3_000;

const lostOf = ({ service, lost }: KillReport): string[] =>
  lost > 0 ? [`${lost} that ${service} had answered are lost`] : [];

async function kills({ instance, port }: Target, extent: Extent): Promise<Outcome> {
  const content = await killContent(instance, { kills: extent.kills, writers: 8, atLeast: extent.transactions });
  const ofRecords = Math.ceil(extent.leadkills / 2);
  const load = { writers: 4, atLeast: Math.ceil(extent.leads / 2) };
  const records = await killLeads(instance, port, 'records', { ...load, kills: ofRecords });
  const web = await killLeads(instance, port, 'web', { ...load, kills: extent.leadkills - ofRecords });
  return {
    counts: [
      { what: 'kill -9 of content, during transactions', first: '150', now: String(content.kills) },
      { what: 'transactions that were answered', first: '50,465', now: figure(content.answered) },
      { what: 'of these lost', first: '0', now: figure(content.lost) },
      { what: 'kill -9 of records and web, during enquiries', first: '89', now: `${records.kills} + ${web.kills}` },
      { what: 'enquiries that were answered', first: '2,178', now: figure(records.answered + web.answered) },
      { what: 'of these lost', first: '0', now: figure(records.lost + web.lost) },
    ],
    faults: [content, records, web].flatMap(lostOf),
  };
}

async function rivals({ instance, port }: Target, { writes }: Extent): Promise<Outcome> {
  const { sent, responses, changed } = await hostileWrites(instance, port, writes);
  return {
    counts: [
      { what: 'hostile writes of one dealer against others', first: '5,815', now: `${figure(sent)} (${responses})` },
      { what: 'documents that they changed', first: '0', now: figure(changed) },
    ],
    faults: changed > 0 ? [`${changed} documents of others changed`] : [],
  };
}

async function foreign({ instance, port }: Target, { reads }: Extent): Promise<Outcome> {
  const { sent, responses, replied } = await foreignReads(instance, port, reads);
  return {
    counts: [
      {
        what: "mutations and actions that name another dealer's hidden documents",
        first: 'not counted',
        now: `${figure(sent)} (${responses})`,
      },
      { what: 'of these told, or copied, what is in them', first: '4 ways (second attack)', now: figure(replied) },
    ],
    faults: replied > 0 ? [`${replied} answers or copies tell what is hidden`] : [],
  };
}

type Shopper = { who: string; read: Read; maxMs: number };

const shoppersOf = ({ cached, fresh, elsewhere }: Flood): Shopper[] => [
  // A flood that is over sooner does not affect the median.
  {
    who: 'a cached page meanwhile',
    read: cached,
    maxMs: cached.readings < fewestReadings ? maxOnceMs : maxCachedMs,
  },
  { who: 'a new page of the same site', read: fresh, maxMs: maxFreshMs },
  { who: 'a new page of another site', read: elsewhere, maxMs: maxFreshMs },
];

const textOf = ({ readings, medianMs, worstMs, failed }: Read): string =>
  `${readings} times, ${medianMs.toFixed(0)} ms at the median, ${worstMs.toFixed(0)} at worst, ${failed} refused`;

const waitOf = (flood: string, { who, read, maxMs }: Shopper): string[] =>
  read.failed > 0 || read.medianMs > maxMs || read.worstMs > worstMs ? [`${flood}: ${who}: ${textOf(read)}`] : [];

async function flooded({ port, dataDir }: Target, { flood }: Extent): Promise<Outcome> {
  const counts: Count[] = [];
  const faults: string[] = [];
  for (const one of await floods(port, flood)) {
    const { what, responses, failed } = one;
    const first = what.startsWith('pages that no cache has') ? '1,000: all answered, after 61 s' : undefined;
    counts.push({ what: `${flood} at once: ${what}`, ...(first ? { first } : {}), now: responses });
    counts.push(...shoppersOf(one).map(({ who, read }) => ({ what: `  ${who}`, now: textOf(read) })));
    if (failed > 0) faults.push(`${what}: ${failed} answered with 500, or not at all`);
    faults.push(...shoppersOf(one).flatMap((shopper) => waitOf(what, shopper)));
  }
  const web = await memoryOf(dataDir, 'web');
  counts.push({ what: 'memory of web after it', first: '3,700 MB', now: `${figure(web)} MB` });
  if (web > maxMegabytes) faults.push(`web holds ${web} MB`);
  return { counts, faults };
}

async function pictures({ port }: Target, extent: Extent): Promise<Outcome> {
  const { crops, drawn, pictures: made, shopperMs, shopperStatus } = await pictureFlood(port, extent.crops);
  return {
    counts: [
      { what: 'crops that no document has', first: '700 drawn', now: `${extent.crops}: ${crops}` },
      {
        what: 'new pictures of the same client meanwhile',
        now: made,
      },
      {
        what: "another dealer's shopper waits for a new picture",
        first: '29 s',
        now: `${shopperMs.toFixed(0)} ms (${shopperStatus})`,
      },
    ],
    faults: [
      ...(drawn > 0 ? [`${drawn} crops that no document has were drawn`] : []),
      ...(shopperStatus === 200 ? [] : [`the shopper's picture answered ${shopperStatus}`]),
    ],
  };
}

async function hangs({ port, dataDir }: Target, extent: Extent): Promise<Outcome> {
  const counts: Count[] = [];
  const faults: string[] = [];
  for (const service of hangingServices) {
    const { attempts: requests, faults: late } = await hang(port, dataDir, service, extent.hangs * 1_000);
    if (late > 0) faults.push(`${late} cached pages came late, or not at all, while ${service} hung`);
    for (const { what, statuses, medianMs, worstMs, laterWorstMs } of requests) {
      const times = `${medianMs.toFixed(0)} ms at the median, ${worstMs.toFixed(0)} at worst, ${laterWorstMs.toFixed(0)} from the sixth second on`;
      counts.push({ what: `${service} hangs: ${what}`, now: `${statuses}; ${times}` });
    }
  }
  return { counts, faults };
}

async function heads({ port }: Target, extent: Extent): Promise<Outcome> {
  const { opened, held } = await halfHeads(port, extent.heads);
  return {
    counts: [
      { what: 'half-sent heads, held', first: '400 of 400 after 140 s', now: `${held} of ${opened} after 15 s` },
    ],
    faults: held > 0 ? [`${held} half-sent heads are held`] : [],
  };
}

/** An attack whose first run reported no more than how many, and that nothing crashed. */
const sent =
  (
    what: string,
    first: string,
    run: (target: Target, extent: Extent) => Promise<{ sent: number; responses: string; faults: string[] }>,
  ) =>
  async (target: Target, extent: Extent): Promise<Outcome> => {
    const found = await run(target, extent);
    const counts = [
      { what, first, now: `${figure(found.sent)} (${found.responses})` },
      { what: 'of these faults', first: '0', now: figure(found.faults.length) },
    ];
    return { counts, faults: found.faults };
  };

const figure = (count: number): string => count.toLocaleString('en-AU');

/** All attacks by their names, in the order in which they are run: those that need an instance that nothing was done to come first. */
export const attacks: Record<string, (target: Target, extent: Extent) => Promise<Outcome>> = {
  kills,
  floods: flooded,
  pictures,
  hangs,
  heads,
  forms: ({ port }) => forms(port),
  smuggling: smuggled,
  pipelines: pipelined,
  readers: slowReaders,
  rivals,
  foreign,
  queries: sent('search queries', '10,000', ({ port }, extent) => searches(port, extent.queries)),
  texts: sent('hostile texts', '581', ({ instance, port }, extent) => hostileTexts(instance, port, extent.texts)),
  fuzz: sent('fuzzed requests', '44,000', ({ port }, extent) => fuzz(port, extent.fuzz)),
};

/** After an attack everything responds, within the time that a service needs to come back. */
export async function settled(port: number): Promise<string[]> {
  for (let tried = 0; tried < 60; tried += 1) {
    const response = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null);
    if (response?.status === 200) return [];
    await pause(500);
  }
  return ['a service is away half a minute after it'];
}
