/**
 * The JavaScript that a shopper's first page loads, in brotli bytes, beside the floor of an empty Next page in the same run. Both are
 * compressed here in the same way, whatever their servers do.
 *
 *   node --import ./scripts/alias.ts benches/web/first-load-js.ts       budgets above the floor: home 14 KB, results 20, a vehicle 24
 *   PORT measures an instance that runs already
 */
import { bytesOf, scriptsOf } from './page-scripts.ts';
import { ask, homeOf, startEmptyNext, startForecourt, type Target } from './servers.ts';

const results = '/search/new-used-and-demo-cars';
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1).padStart(6)} KB`;

/** The page of the first vehicle among the results. */
async function firstVehicle({ port, host }: Target): Promise<string> {
  const html = (await ask(port, host, results)).body.toString('utf8');
  const [path] = /\/cars\/[a-z0-9-]+/.exec(html) ?? [];
  if (!path) throw new Error('The results hold no vehicle.');
  return path;
}

async function measure(target: Target, name: string, path: string, floor: number, budget: number): Promise<boolean> {
  const scripts = await scriptsOf(target, path);
  const own = bytesOf(scripts) - floor;
  const met = own <= budget * 1024;
  console.log(
    `${name.padEnd(16)}${kilobytes(bytesOf(scripts))} in ${scripts.length} files, ${kilobytes(own).trim()} of ${budget} above the floor: ${met ? 'met' : 'MISSED'}`,
  );
  for (const script of scripts.sort((one, other) => other.bytes - one.bytes))
    console.log(`  ${kilobytes(script.bytes)}  ${script.path}`);
  return met;
}

function running(port: number): Target {
  return { name: 'running', port, host: `${homeOf}.localhost:${port}`, pid: 0, stop: async () => undefined };
}

const targets: Target[] = [];
try {
  const empty = await startEmptyNext();
  targets.push(empty);
  const forecourt = process.env.PORT ? running(Number(process.env.PORT)) : await startForecourt();
  targets.push(forecourt);
  const floor = bytesOf(await scriptsOf(empty));
  console.log(`${'empty Next page'.padEnd(16)}${kilobytes(floor)}`);
  const met = [
    await measure(forecourt, 'home', '/', floor, 14),
    await measure(forecourt, 'results', results, floor, 20),
    await measure(forecourt, 'a vehicle', await firstVehicle(forecourt), floor, 24),
  ];
  process.exitCode = met.includes(false) ? 1 : 0;
} finally {
  for (const target of targets) await target.stop();
}
