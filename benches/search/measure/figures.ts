import type { Digest } from './digest.ts';

/** Of one workload on one engine, milliseconds for one round; `ofOurs`: the CPU time as a multiple of ours, turn by turn. */
export type Figures = { cpu: number; p50: number; p95: number; ofOurs: number };

export type EngineFigures = {
  buildMs: number;
  memoryMb: number;
  totalMb: number;
  workloads: Record<string, Figures>;
  responses: Record<string, Digest[]>;
};

/** The figures of an engine that was measured. */
export function figuresOf(measured: Readonly<Record<string, EngineFigures>>, name: string): EngineFigures {
  const figures = measured[name];
  if (!figures) throw new Error(`${name} was not measured`);
  return figures;
}
