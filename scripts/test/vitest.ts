import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../start/start-error.ts';

export type Counts = { passed: number; failed: number };

/** Runs projects of vitest.config.ts with their output on the terminal. Returns what it counted, `ok` false if it failed. */
export function runProjects(
  root: string,
  projects: readonly string[],
  env: NodeJS.ProcessEnv,
): Counts & { ok: boolean } {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-test-'));
  const file = join(folder, 'result.json');
  try {
    const args = [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...projects.flatMap((name) => ['--project', name]),
      // What passing tests log is no news: thousands of lines of refused requests would hide the one that failed.
      '--silent=passed-only',
    ];
    const { status, signal } = spawnSync(process.execPath, args, {
      cwd: root,
      env: { ...env, TEST_REPORT: file },
      stdio: 'inherit',
    });
    if (signal) throw new TestsStopped(`The ${projects.join(' and ')} tests were stopped by ${signal}.`);
    const counts = countsOf(readIfThere(file));
    return { ...counts, ok: status === 0 && counts.failed === 0 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A run was ended by hand: no later step begins. */
export class TestsStopped extends StartError {}

/** From the report of vitest's json reporter. A file that cannot even be loaded has no tests and still counts as a failure. */
export function countsOf(report: string): Counts {
  if (!report) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(report) as Report;
  const unloadable = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + unloadable.length };
}

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
};

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
