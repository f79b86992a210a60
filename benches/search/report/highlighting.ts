import type { EngineFigures } from '../measure/run-workloads.ts';
import { ms } from './table.ts';

/** What marking the found words costs; peers have nothing like it, so that the tables are without. */
export function printHighlighting(marked: EngineFigures, plain: EngineFigures | undefined): void {
  const cells = Object.entries(marked.workloads).map(
    ([id, { cpu }]) => `${id} ${ms(cpu)} ms (without ${ms(plain?.workloads[id]?.cpu)})`,
  );
  console.log(`\n  ours with highlighting, CPU: ${cells.join(', ')}`);
}
