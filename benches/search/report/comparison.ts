import { type EngineFigures, figuresOf } from '@/benches/search/measure/figures.ts';
import { peers } from '../engines/engines.ts';
import { workloads } from '../questions/workloads.ts';
import { ms, table, times, verdict } from './table.ts';

const leastTimesBetter = 5;

/** Figures of one size by engine name; `ours` is among them. */
export type Measured = Record<string, EngineFigures>;

export function printComparison(size: number, measured: Measured): void {
  const names = Object.keys(measured);
  const titles = names.map((name) => peers[name] ?? 'ours');
  const row = (title: string, cell: (engine: EngineFigures) => string) => [
    title,
    ...names.map((name) => cell(figuresOf(measured, name))),
  ];
  console.log(`\n${size} vehicles: CPU ms (wall p50 / p95) of a round`);
  console.log(
    table([
      ['', ...titles],
      ...workloads.map(({ id, title }) =>
        row(`${id.padEnd(2)} ${title}`, ({ workloads: own }) => {
          const figures = own[id];
          return `${ms(figures?.cpu)} (${ms(figures?.p50)} / ${ms(figures?.p95)})`;
        }),
      ),
      row('build, ms', ({ buildMs }) => buildMs.toFixed(0)),
      row('memory grown by, MB', ({ memoryMb }) => memoryMb.toFixed(0)),
    ]),
  );
  if (names.length > 1) printRatios(size, measured, names, titles);
}

function printRatios(size: number, measured: Measured, names: string[], titles: string[]): void {
  console.log(
    `\n${size} vehicles: CPU as a multiple of ours in the same turn (ours = 1); gate: the best peer at least ${leastTimesBetter}`,
  );
  const rows = workloads.map(({ id }) => {
    const ratios = names.map((name) => measured[name]?.workloads[id]?.ofOurs ?? Number.NaN);
    const best = Math.min(...ratios.filter((_, at) => names[at] !== 'ours'));
    return [id, ...ratios.map(times), verdict(best >= leastTimesBetter)];
  });
  console.log(table([['', ...titles, 'gate'], ...rows]));
}
