import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { StartError } from '../start/start-error.ts';

export type Counts = { passed: number; failed: number };
type Outcome = Counts & {
  ok: boolean;
  /** Each failed test with its reason. */
  details: string[];
};

/** Runs projects of vitest.config.ts with their output on the terminal. Returns what it counted, `ok` false if it failed. */
export function runProjects(root: string, projects: readonly string[], env: NodeJS.ProcessEnv): Outcome {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-test-'));
  const file = join(folder, 'result.json');
  try {
    const args = [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...projects.flatMap((name) => ['--project', name]),
      // What passing tests log does not matter: thousands of lines of refused requests would hide the one that failed.
      '--silent=passed-only',
    ];
    const { status, signal } = spawnSync(process.execPath, args, {
      cwd: root,
      env: { ...env, TEST_REPORT: file },
      stdio: 'inherit',
    });
    if (signal) throw new TestsStopped(`The ${projects.join(' and ')} tests were stopped by ${signal}.`);
    const report = readIfThere(file);
    const counts = countsOf(report);
    return { ...counts, ok: status === 0 && counts.failed === 0, details: failuresOf(report, root) };
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
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[];
  }[];
};

/** Characters of a reason, and how many failures are repeated at the end of a run. */
/** Characters of a reason. */
const maxReason = 1_500;
const maxFailures = 20;

/** What failed, from the same report: file, test and reason. Files are named from `root`. */
export function failuresOf(report: string, root: string): string[] {
  if (!report) return [];
  const { testResults } = JSON.parse(report) as Report;
  const failures = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = relative(root, name);
      if (assertionResults.length === 0) return `${file}\n${reason(message)}`;
      return assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => `${file} > ${fullName}\n${reason(failureMessages?.join('\n'))}`);
    });
  const more = failures.length - maxFailures;
  return more > 0 ? [...failures.slice(0, maxFailures), `and ${more} more`] : failures;
}

const reason = (text = ''): string => text.slice(0, maxReason).replaceAll(/^/gm, '  ');

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
