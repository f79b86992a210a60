import type { Figures } from './figures.ts';
import type { EngineFigures } from './run-workloads.ts';

/** Of several runs of one engine: the median of each figure. */
export function medians(runs: readonly EngineFigures[]): EngineFigures {
  const [first] = runs;
  if (!first) throw new Error('There are no runs.');
  const of = (read: (run: EngineFigures) => number) => median(runs.map(read));
  const figures = (id: string): Figures => {
    const own = (name: keyof Figures) => of(({ workloads }) => workloads[id]?.[name] ?? Number.NaN);
    return { cpu: own('cpu'), p50: own('p50'), p95: own('p95'), rounds: own('rounds') };
  };
  return {
    buildMs: of(({ buildMs }) => buildMs),
    memoryMb: of(({ memoryMb }) => memoryMb),
    totalMb: of(({ totalMb }) => totalMb),
    workloads: Object.fromEntries(Object.keys(first.workloads).map((id) => [id, figures(id)])),
    answers: first.answers,
  };
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
}
