import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { StartError, sentenceOf } from '../start/start-error.ts';
import { ensureBrowser } from './browser.ts';
import { checkGeneratedFiles } from './generated-files.ts';
import { type Counts, runProject } from './vitest.ts';

const root = join(import.meta.dirname, '..', '..');
const env: NodeJS.ProcessEnv = { ...process.env };
const total: Counts = { passed: 0, failed: 0 };

/** In the order in which a mistake is found soonest. `npm test` runs all; `npm test -- types unit` some. */
const steps: Record<string, { title: string; run(): void }> = {
  browser: { title: 'a browser for the journeys', run: useBrowser },
  generated: { title: 'generated files are fresh', run: () => checkGeneratedFiles(root) },
  lint: { title: 'format and lint', run: () => tool('node_modules/@biomejs/biome/bin/biome', 'check', '.') },
  types: { title: 'types', run: () => tool('node_modules/typescript/bin/tsc', '--noEmit') },
  unit: { title: 'unit tests', run: () => tests('unit') },
  contracts: { title: 'contract tests of the embedded services', run: () => tests('contracts') },
  journeys: { title: 'journeys in a browser on a running instance', run: () => tests('journeys') },
  looks: { title: 'blocks and home pages beside their reference pictures', run: () => tests('looks') },
};

function useBrowser(): void {
  env.CHROMIUM = ensureBrowser();
}

function tool(...args: string[]): void {
  const { status } = spawnSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' });
  if (status !== 0) throw new StartError('see above');
}

function tests(project: string): void {
  const { passed, failed, ok } = runProject(root, project, env);
  total.passed += passed;
  total.failed += failed;
  if (!ok) throw new StartError('see above');
}

function chosenSteps(names: string[]): string[] {
  const unknown = names.find((name) => !(name in steps));
  if (unknown) throw new StartError(`There is no step "${unknown}": choose of ${Object.keys(steps).join(', ')}.`);
  return names.length > 0 ? names : Object.keys(steps);
}

function runStep(name: string): void {
  const begun = performance.now();
  console.log(`\n▸ ${steps[name]?.title}`);
  try {
    steps[name]?.run();
  } finally {
    console.log(`  ${((performance.now() - begun) / 1_000).toFixed(1)} s`);
  }
}

function main(): void {
  let current = '';
  try {
    for (const name of chosenSteps(process.argv.slice(2))) {
      current = name;
      runStep(name);
    }
  } catch (error) {
    console.error(`\n✗ ${steps[current]?.title ?? 'npm test'}: ${sentenceOf(error)}`);
    process.exitCode = 1;
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
}

main();
