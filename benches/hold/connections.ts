import type { Count, Extent, Outcome, Target } from './attack.ts';
import { smuggling } from './smuggling.ts';
import { type Unread, unread } from './unread.ts';

/** What web may hold meanwhile, megabytes, and how long a cached page may take at worst, milliseconds. */
const [maxMegabytes, worstMs] = [1_000, 3_000];

export async function smuggled({ port }: Target, extent: Extent): Promise<Outcome> {
  const { sent, responses, foreign, faults } = await smuggling(port, extent.smuggles);
  return {
    counts: [
      { what: 'requests with another one in their body', first: '15', now: `${sent} (${responses})` },
      { what: 'others who got the answer of such a one', first: '15', now: String(foreign) },
    ],
    faults,
  };
}

/** 2.8 MB of requests that are sent ahead over twenty connections, whose responses are not read. */
export const pipelined = ({ port, dataDir }: Target, { pipelines }: Extent): Promise<Outcome> =>
  reported(
    `${pipelines} connections that send 2,800 requests ahead`,
    '10,000 MB, then dead',
    unread(port, dataDir, { connections: pipelines, requests: 2_800, seconds: 15 }),
  );

export const slowReaders = ({ port, dataDir }: Target, { readers }: Extent): Promise<Outcome> =>
  reported(
    `${readers} readers who read nothing`,
    '2,100 MB',
    unread(port, dataDir, { connections: readers, requests: 24, seconds: 15 }),
  );

async function reported(what: string, first: string, reading: Promise<Unread>): Promise<Outcome> {
  const { max: maxCount, medianMs, worstMs: worst, failed } = await reading;
  const counts: Count[] = [
    { what: `${what}: memory of web`, first, now: `${maxCount} MB` },
    {
      what: '  a cached page meanwhile',
      now: `${medianMs.toFixed(0)} ms at the median, ${worst.toFixed(0)} at worst, ${failed} refused`,
    },
  ];
  const isHeld = maxCount <= maxMegabytes && worst <= worstMs && failed === 0;
  return { counts, faults: isHeld ? [] : counts.map((count) => `${count.what}: ${count.now}`) };
}
