import { peers } from '../engines/engines.ts';
import type { Digest } from '../measure/digest.ts';
import { workloads } from '../questions/workloads.ts';
import type { Measured } from './comparison.ts';

/**
 * Reports where engines returned something else than ours: any difference in exact workloads, found
 * counts in the others.
 */
export function printAgreement(measured: Measured): void {
  const ours = measured.ours?.responses ?? {};
  console.log('\n  Do they answer the same?');
  for (const { id, exact } of workloads) {
    const own = ours[id] ?? [];
    const others = Object.entries(measured).filter(([name]) => name !== 'ours');
    if (exact) {
      const differing = others.filter(([, { responses }]) => !same(own, responses[id] ?? []));
      const who = differing.map(([name]) => peers[name]).join(', ');
      console.log(`  ${id}: ${who ? `DIFFERENT in ${who}` : 'the same vehicles and counts everywhere'}`);
      continue;
    }
    const list = (responses: Digest[] | undefined) => responses?.map(({ found }) => found).join(' ') ?? '';
    const marks = (responses: Digest[] | undefined) => responses?.reduce((sum, { marked }) => sum + marked, 0) ?? 0;
    const summary = (responses: Digest[] | undefined) => `${list(responses)}; ${marks(responses)} vehicles marked`;
    console.log(`  ${id}: typos and beginnings are each engine's own; found by ours: ${summary(own)}`);
    for (const [name, { responses }] of others) console.log(`     ${peers[name]}: ${summary(responses[id])}`);
  }
}

function same(own: readonly Digest[], other: readonly Digest[]): boolean {
  return own.every((one, at) => {
    const another = other[at];
    return (
      another !== undefined &&
      one.found === another.found &&
      one.prices === another.prices &&
      one.makes === another.makes &&
      one.features === another.features
    );
  });
}
