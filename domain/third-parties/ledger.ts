import { approvalProblem } from './approval.ts';
import type { Tag } from './tag.ts';
import { scriptOf, sourceKey, sourceOf, type TagSource } from './tag-source.ts';

/** What one tag adds to one page on a phone: bytes over the network, milliseconds of the main thread, layout shift. */
export type TagCost = { bytes: number; mainThreadMs: number; shift: number };

/** A measurement of a tag in a browser. `failure`: why there is no cost, as a sentence; empty where there is one. */
export type Measurement = TagCost & { source: string; failure: string; measuredAt: Date };

/** What all tags of a page together may cost. */
export type TagBudget = { kilobytes: number; mainThreadMs: number; shift: number };

export const budgetOf = (options: { tagKilobytes: number; tagMilliseconds: number; tagShift: number }): TagBudget => ({
  kilobytes: options.tagKilobytes,
  mainThreadMs: options.tagMilliseconds,
  shift: options.tagShift,
});

type TagState = 'live' | 'refused' | 'unmeasured' | 'off';

export type LedgerRow = {
  tag: Tag;
  source: TagSource | null;
  measurement: Measurement | null;
  state: TagState;
  /** Why it is not live, as sentences; empty for one that is. */
  reasons: readonly string[];
};

export type Ledger = { rows: readonly LedgerRow[]; used: TagCost; budget: TagBudget };

const nothing: TagCost = { bytes: 0, mainThreadMs: 0, shift: 0 };
export const bytesOfKilobyte = 1_000;
/** Of all live tags together: a page's policy is a header, and proxies refuse long ones. */
const maxPageHosts = 24;

type Means = { measurements: readonly Measurement[]; budget: TagBudget; ownHosts: readonly string[] };

/**
 * Which of a site's tags are live: each in its turn, the oldest first, must be whole, approved as it is and measured, and fit what
 * the live ones before it leave of the budget. A tag that does not fit takes nothing from those after it.
 */
export function ledgerOf(tags: readonly Tag[], { measurements, budget, ownHosts }: Means): Ledger {
  const rows: LedgerRow[] = [];
  let used = nothing;
  for (const tag of tags) {
    const source = sourceOf(tag, ownHosts);
    const key = typeof source === 'string' ? '' : sourceKey(source);
    const measurement = measurements.find((one) => one.source === key) ?? null;
    const live = rows.filter(({ state }) => state === 'live');
    const over = [...besideLive(source, live), ...overBudget(measurement ?? nothing, used, budget)];
    const { state, reasons } = judged(tag, source, measurement, over);
    if (state === 'live' && measurement) used = sum(used, measurement);
    rows.push({ tag, source: typeof source === 'string' ? null : source, measurement, state, reasons });
  }
  return { rows, used, budget };
}

type Judged = Pick<LedgerRow, 'state' | 'reasons'>;

function judged(tag: Tag, source: TagSource | string, measurement: Measurement | null, over: string[]): Judged {
  if (!tag.enabled) return { state: 'off', reasons: ['It is switched off.'] };
  if (typeof source === 'string') return { state: 'refused', reasons: [source] };
  const missing = [
    ...(tag.name ? [] : ['It has no name.']),
    ...(tag.purpose ? [] : ['It does not say what it is for.']),
    ...(tag.receives ? [] : ['It does not say what data it gets.']),
    ...[approvalProblem(tag)].filter(Boolean),
  ];
  if (missing.length > 0) return { state: 'refused', reasons: missing };
  if (!measurement) return { state: 'unmeasured', reasons: ['It has not been measured yet.'] };
  if (measurement.failure) return { state: 'unmeasured', reasons: [measurement.failure] };
  return over.length > 0 ? { state: 'refused', reasons: over } : { state: 'live', reasons: [] };
}

/** Why a script does not go with those that are live, as sentences. */
function besideLive(source: TagSource | string, live: readonly LedgerRow[]): string[] {
  if (typeof source === 'string') return [];
  const same = live.find((row) => row.source && scriptOf(row.source) === scriptOf(source));
  if (same) return [`It is the same script as “${same.tag.name}”, which is live.`];
  const { size } = new Set([...live.flatMap((row) => row.source?.hosts ?? []), ...source.hosts]);
  return size > maxPageHosts ? [`With it, all tags together name ${size} hosts: a page takes ${maxPageHosts}.`] : [];
}

/** What a cost takes beyond the budget, given what others use of it, as sentences. */
function overBudget(cost: TagCost, used: TagCost, budget: TagBudget): string[] {
  const all = sum(cost, used);
  const kilobytes = (bytes: number) => `${inKilobytes(bytes)} KB`;
  const ms = (value: number) => `${Math.round(value)} ms`;
  const limits = [
    ['scripts', cost.bytes, all.bytes, budget.kilobytes * bytesOfKilobyte, kilobytes],
    ['main thread', cost.mainThreadMs, all.mainThreadMs, budget.mainThreadMs, ms],
    // Sums of decimals: 0.01 + 0.01 must fit 0.02.
    ['layout shift', cost.shift, Math.round(all.shift * 10_000) / 10_000, budget.shift, shiftText],
  ] as const;
  return limits.flatMap(([name, own, together, limit, shown]) =>
    together <= limit
      ? []
      : [
          `${capital(name)}: ${shown(own)}, ${shown(together - limit)} over the budget of ${shown(limit)} for all tags.`,
        ],
  );
}

/** Rounded up: what is over a budget must not read as if it fitted. */
export const inKilobytes = (bytes: number): number => Math.ceil(bytes / bytesOfKilobyte);
export const shiftText = (shift: number): string => (Math.ceil(shift * 1_000 - 1e-6) / 1_000).toString();

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const sum = (one: TagCost, other: TagCost): TagCost => ({
  bytes: one.bytes + other.bytes,
  mainThreadMs: one.mainThreadMs + other.mainThreadMs,
  shift: one.shift + other.shift,
});
