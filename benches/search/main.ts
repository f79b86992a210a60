/**
 * Our search engine beside the peers that can live in a Node process: CPU milliseconds a request, wall time, build and memory.
 *
 *   node --import ./scripts/alias.ts benches/search/main.ts [--sizes 10000,100000] [--engines forecourt,objects,orama,sqlite]
 *   gates: at 10,000 and 100,000 vehicles at least 5 times less CPU than the best peer on every workload
 *   goals: at 100,000 under 2 ms CPU (everything with 20 facets under 6), ready in 5 s; 1,000,000 in under 2 GB; an upsert is seen within 1 ms
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { EngineName, Measured } from './measure.ts';
import { workloads } from './questions.ts';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000' },
    engines: { type: 'string', default: 'forecourt,objects,orama,sqlite' },
  },
});
const names = [...workloads.map(({ name }) => name), 'F'];
const titles: Record<string, string> = {
  ...Object.fromEntries(workloads.map(({ name, title }) => [name, title])),
  F: 'put in, then found',
};

for (const size of values.sizes.split(',').map(Number)) {
  console.log(
    `\n${size.toLocaleString('en-AU')} vehicles, 20 facets with counts and stats, CPU ms a request (p50 / p95 ms wall)`,
  );
  const results = new Map<EngineName, Measured>();
  for (const engine of values.engines.split(',') as EngineName[]) {
    const measured = run(engine, size);
    if (!measured) continue;
    results.set(engine, measured);
    report(engine, measured);
  }
  const ours = results.get('forecourt');
  const peers = [...results].filter(([name]) => name !== 'forecourt');
  if (ours && peers.length > 0) ratios(ours, peers, size);
  if (ours) goals(ours, size);
}

function run(engine: EngineName, size: number): Measured | null {
  const script = fileURLToPath(new URL('measure.ts', import.meta.url));
  const alias = fileURLToPath(new URL('../../scripts/alias.ts', import.meta.url));
  const flags = ['--expose-gc', '--max-old-space-size=8192', '--import', alias, script, engine, String(size)];
  const { stdout, stderr, status } = spawnSync(process.execPath, flags, { encoding: 'utf8', timeout: 1_800_000 });
  if (status === 0) return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Measured;
  console.log(`  ${engine}: failed: ${stderr.split('\n').slice(0, 6).join(' ')}`);
  return null;
}

function report(engine: EngineName, { buildMs, memoryMb, startMs, workloads: measured }: Measured): void {
  const start = startMs === null ? '' : `, opened again in ${(startMs / 1000).toFixed(2)} s`;
  console.log(`  ${engine}: built in ${(buildMs / 1000).toFixed(2)} s${start}, +${Math.round(memoryMb)} MB`);
  for (const name of names) {
    const { cpuMs, p50, p95, found } = measured[name] ?? { cpuMs: 0, p50: 0, p95: 0, found: 0 };
    const times = `${cpuMs.toFixed(2).padStart(9)}  (${p50.toFixed(2)} / ${p95.toFixed(2)})`;
    console.log(`    ${name.padEnd(3)}${(titles[name] ?? '').padEnd(40)}${times}  found ${Math.round(found)}`);
  }
}

function ratios(ours: Measured, peers: [EngineName, Measured][], size: number): void {
  const gated = size === 10_000 || size === 100_000;
  console.log(`  times the CPU of ours${gated ? ' (gate: 5 or more)' : ''}`);
  for (const name of names) {
    const own = ours.workloads[name]?.cpuMs ?? Number.NaN;
    const times = peers.map(([peer, { workloads: all }]) => [peer, (all[name]?.cpuMs ?? Number.NaN) / own] as const);
    const least = Math.min(...times.map(([, ratio]) => ratio));
    const all = times.map(([peer, ratio]) => `${peer} ${ratio.toFixed(1)}`.padEnd(16)).join('');
    console.log(`    ${name.padEnd(3)}${all}${gated ? (least >= 5 ? 'met' : 'MISSED') : ''}`);
  }
}

function goals(ours: Measured, size: number): void {
  const told: [what: string, value: number, below: number][] = [];
  if (size === 100_000) {
    for (const name of names)
      told.push([`CPU ms of ${name}`, ours.workloads[name]?.cpuMs ?? Number.NaN, name === 'C2' ? 6 : 2]);
    told.push(
      ['seconds until ready', ours.buildMs / 1000, 5],
      ['seconds to open again', (ours.startMs ?? Number.NaN) / 1000, 5],
    );
  }
  if (size === 1_000_000) told.push(['megabytes', ours.memoryMb, 2_048]);
  told.push(['ms until an upsert is found (p50)', ours.workloads.F?.p50 ?? Number.NaN, 1]);
  for (const [what, value, below] of told)
    console.log(`  goal: ${what} ${value.toFixed(2)} < ${below}: ${value < below ? 'met' : 'MISSED'}`);
}
