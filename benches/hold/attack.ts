import type { Instance } from '@/scripts/start/instance.ts';

/** One count of an attack: what it was at the first attack, where that was counted, and what it is now. */
export type Count = { what: string; first?: string; now: string };

export type Outcome = { counts: Count[]; faults: string[] };

export type Target = { instance: Instance; port: number; dataDir: string };

/** How much of each: `usual` takes some minutes, `first` is the extent of the first attack. */
export const extents = {
  kills: { usual: 10, first: 150 },
  leadkills: { usual: 10, first: 89 },
  transactions: { usual: 500, first: 50_465 },
  leads: { usual: 50, first: 2_178 },
  writes: { usual: 1_000, first: 5_815 },
  reads: { usual: 500, first: 5_000 },
  fuzz: { usual: 5_000, first: 44_000 },
  queries: { usual: 1_000, first: 10_000 },
  texts: { usual: 100, first: 581 },
  flood: { usual: 500, first: 1_000 },
  heads: { usual: 400, first: 400 },
  crops: { usual: 700, first: 700 },
  smuggles: { usual: 64, first: 64 },
  pipelines: { usual: 20, first: 20 },
  readers: { usual: 300, first: 300 },
  /** Seconds that each service hangs. */
  hangs: { usual: 14, first: 14 },
};

export type Extent = Record<keyof typeof extents, number>;
