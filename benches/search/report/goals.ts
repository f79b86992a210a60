import type { EngineFigures } from '@/benches/search/measure/figures.ts';
import type { Stalls } from '../measure/run-stalls.ts';
import { workloads } from '../questions/workloads.ts';
import { ms, verdict } from './table.ts';

const goals = { eachMs: 2, everythingMs: 6, readyMs: 5000, upsertMs: 1, largestMb: 2048, stallMs: 50 } as const;

/** The goals at 100,000 vehicles. */
export function printGoals({ workloads: own, buildMs }: EngineFigures): void {
  console.log('\nGoals at 100000 vehicles');
  for (const { id } of workloads) {
    const cpu = own[id]?.cpu ?? Number.NaN;
    const goal = id === 'C2' ? goals.everythingMs : goals.eachMs;
    console.log(`  ${id}: ${ms(cpu)} ms CPU, goal under ${goal}: ${verdict(cpu < goal)}`);
  }
  const visible = own.F?.p50 ?? Number.NaN;
  console.log(
    `  upsert visible to the next search, both together: ${ms(visible)} ms, goal ${goals.upsertMs}: ${verdict(visible < goals.upsertMs)}`,
  );
  console.log(`  built in ${buildMs.toFixed(0)} ms, goal ${goals.readyMs}: ${verdict(buildMs <= goals.readyMs)}`);
}

export function printColdStart(milliseconds: number): void {
  console.log(
    `  cold start from the store, process and all: ${milliseconds.toFixed(0)} ms, goal ${goals.readyMs}: ${verdict(milliseconds <= goals.readyMs)}`,
  );
}

export function printLargest(size: number, { totalMb }: EngineFigures): void {
  console.log(
    `  memory of the whole process at ${size}: ${totalMb.toFixed(0)} MB, goal ${goals.largestMb}: ${verdict(totalMb < goals.largestMb)}`,
  );
}

export function printStalls(stalls: Stalls): void {
  const { stallMs } = goals;
  console.log('\nThe longest stretch of CPU time in which no search could run, goal', stallMs, 'ms');
  for (const [during, maxMs] of Object.entries(stalls))
    console.log(`  during the ${during}: ${maxMs.toFixed(0)} ms: ${verdict(maxMs <= stallMs)}`);
}
