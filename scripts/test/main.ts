import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { StartError, sentenceOf } from '../start/start-error.ts';
import { ensureBrowser, journeyBrowser } from './browser.ts';
import { checkGeneratedFiles } from './generated-files.ts';
import { type Counts, runProjects, TestsStopped } from './vitest.ts';

const root = join(import.meta.dirname, '..', '..');
/** Of this run. What one process draws or compiles, the next one reads. */
const folder = mkdtempSync(join(tmpdir(), 'forecourt-test-'));
const env: NodeJS.ProcessEnv = {
  ...process.env,
  DRAWN_IMAGES: join(folder, 'drawn'),
  NODE_COMPILE_CACHE: join(folder, 'compiled'),
};
const total: Counts = { passed: 0, failed: 0 };
/** Repeated at the end: thousands of lines of other tests come after the first failure. */
const details: string[] = [];

/** In the order in which a mistake is found soonest. `npm test` runs all; `npm test -- types unit` some. */
const steps: Record<string, { title: string; run(): void | Promise<void> }> = {
  browser: { title: 'a browser for the journeys', run: useBrowser },
  generated: { title: 'generated files are fresh', run: () => checkGeneratedFiles(root) },
  lint: { title: 'format and lint', run: () => tool('node_modules/@biomejs/biome/bin/biome', 'check', '.') },
  words: { title: 'plain words', run: () => tool('scripts/lint/plain-words.ts') },
  types: { title: 'types', run: () => tool('node_modules/typescript/bin/tsc', '--noEmit') },
  unit: {
    title: 'unit tests, and contracts of the embedded services',
    run: () => tests(['unit', 'isolated']),
  },
  journeys: { title: 'journeys in a browser on a running instance', run: journeys },
  looks: { title: 'blocks and home pages beside their reference pictures', run: () => tests(['looks']) },
};

function useBrowser(): void {
  env.CHROMIUM = ensureBrowser();
}

function journeys(): void {
  tests(['journeys'], { ...env, CHROMIUM: journeyBrowser(ensureBrowser()) });
}

/** Checks that run side by side: alone, each would leave a core idle for part of its time. */
const sideBySide = new Set(['lint', 'words', 'types']);

/** Runs a tool and prints what it wrote in one piece. */
async function tool(...args: string[]): Promise<void> {
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [output, problems, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  const all = `${output}${problems}`.trim();
  if (status !== 0) throw new StartError(all);
  if (all) console.log(all);
}

function tests(projects: string[], environment = env): void {
  const outcome = runProjects(root, projects, environment);
  total.passed += outcome.passed;
  total.failed += outcome.failed;
  details.push(...outcome.details);
  if (!outcome.ok) throw new StartError(`${outcome.failed} failed`);
}

function chosenSteps(names: string[]): string[] {
  const unknown = names.find((name) => !(name in steps));
  if (unknown) throw new StartError(`There is no step "${unknown}": choose of ${Object.keys(steps).join(', ')}.`);
  return names.length > 0 ? names : Object.keys(steps);
}

/** Null where the step went well, else the sentence to print. A later step runs all the same: each fault is reported in one run. */
async function runStep(name: string): Promise<string | null> {
  const begun = performance.now();
  const title = steps[name]?.title;
  console.log(`\n▸ ${title}`);
  try {
    await steps[name]?.run();
    return null;
  } catch (error) {
    if (error instanceof TestsStopped) throw error;
    return `✗ ${title}: ${sentenceOf(error)}`;
  } finally {
    console.log(`  ${title}: ${((performance.now() - begun) / 1_000).toFixed(1)} s`);
  }
}

/** The steps in their order; those that may run together are one group. */
function groupsOf(names: readonly string[]): string[][] {
  const groups: string[][] = [];
  for (const name of names) {
    const last = groups.at(-1);
    if (last?.[0] && sideBySide.has(last[0]) && sideBySide.has(name)) last.push(name);
    else groups.push([name]);
  }
  return groups;
}

async function main(): Promise<void> {
  const problems: string[] = [];
  for (const group of groupsOf(chosenSteps(process.argv.slice(2))))
    problems.push(...(await Promise.all(group.map(runStep))).filter((problem) => problem !== null));
  for (const problem of [...details, ...problems]) console.error(`\n${problem}`);
  if (problems.length > 0) process.exitCode = 1;
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
}

try {
  await main();
} catch (error) {
  console.error(`\n✗ npm test: ${sentenceOf(error)}`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
