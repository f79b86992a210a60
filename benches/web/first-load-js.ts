/**
 * The JavaScript that a shopper's first page loads, in brotli bytes, beside the floor of an empty Next page in the same run. Both are
 * compressed here in the same way, whatever their servers do.
 *
 *   node --import ./scripts/alias.ts benches/web/first-load-js.ts       budgets above the floor: home 14 KB, results 20.3, a vehicle 24
 *   PORT measures an instance that runs already    then what comes later, in a browser (CHROME_PATH, /usr/bin/chromium else): a form
 *   with its page 33.8 KB, the first dialog at its opening 16.5
 */
import { chromium } from 'playwright-core';
import { dialogScripts, formScripts, laterBudgets } from './later-scripts.ts';
import { bytesOf, type Script, scriptsOf } from './page-scripts.ts';
import { homeOf, sendRequest, startEmptyNext, startForecourt, type Target } from './servers.ts';

const results = '/search/new-used-and-demo-cars';
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1).padStart(6)} KB`;

/** The page of the first vehicle among the results. */
async function firstVehicle({ port, host }: Target): Promise<string> {
  const html = (await sendRequest(port, host, results)).body.toString('utf8');
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
  list(scripts);
  return met;
}

function list(scripts: readonly Script[]): void {
  for (const script of scripts.toSorted((one, other) => other.bytes - one.bytes))
    console.log(`  ${kilobytes(script.bytes)}  ${script.path}`);
}

function measureLater(name: string, scripts: readonly Script[], budget: number): boolean {
  const met = scripts.length > 0 && bytesOf(scripts) <= budget * 1024;
  console.log(`${name.padEnd(16)}${kilobytes(bytesOf(scripts))} of ${budget}, later: ${met ? 'met' : 'MISSED'}`);
  list(scripts);
  return met;
}

async function later({ port, host }: Target): Promise<boolean[]> {
  const executablePath = process.env.CHROME_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const newPage = async () => (await browser.newContext()).newPage();
    const form = await formScripts(await newPage(), { port, host });
    const dialog = await dialogScripts(await newPage(), { port, host: `cartown.localhost:${port}` });
    return [measureLater('a form', form, laterBudgets.form), measureLater('a dialog', dialog, laterBudgets.dialog)];
  } finally {
    await browser.close();
  }
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
    await measure(forecourt, 'results', results, floor, 20.3),
    await measure(forecourt, 'a vehicle', await firstVehicle(forecourt), floor, 24),
    ...(await later(forecourt)),
  ];
  process.exitCode = met.includes(false) ? 1 : 0;
} finally {
  for (const target of targets) await target.stop();
}
