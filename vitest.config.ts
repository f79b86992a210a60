import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { SlowFirst } from './tests/slow-first.ts';

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');
const shared = {
  resolve: {
    alias: [{ find: /^@\//, replacement: `${root}/` }],
  },
};
/** Whether a test needs modules or a document of its own: what another file of the same process has loaded or listens to is not its own. */
const needsOwn = (path: string): boolean =>
  /^ *vi\.mock\(|^\/\/ @(?:vitest-environment|isolated)/m.test(readFileSync(`${root}/${path}`, 'utf8'));
const folders = [
  'blocks',
  'demo',
  'domain',
  'embedded',
  'node-service',
  'parts',
  'schemas',
  'scripts',
  'studio',
  'tests',
  'ui',
  'web',
];
const isolated = globSync(`{${folders}}/**/*.test.{ts,tsx}`, { cwd: root }).filter(needsOwn);
const ignored = ['**/node_modules/**', '.build/**', 'web/.build/**', '.data/**'];

/** What a test waits for comes, only later where the machine is slow or busy: timeouts decide nothing. */
const waits = {
  setupFiles: ['tests/wait.setup.ts'],
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
};
/** Two more than cores: a test that waits for a service, a clock or a browser leaves its core to another. */
const maxWorkers = availableParallelism() + 2;

/** The file in which `npm test` reads how many tests passed. */
const reportFile = process.env.TEST_REPORT;
const report: ['json', { outputFile: string }][] = reportFile ? [['json', { outputFile: reportFile }]] : [];

/** unit and isolated: beside the code, and contracts: the embedded services by URL. journeys: a real browser on a running instance. looks: pictures of it. */
export default defineConfig({
  test: {
    sequence: { sequencer: SlowFirst },
    reporters: ['default', ...report],
    projects: [
      {
        ...shared,
        test: {
          name: 'unit',
          ...waits,
          include: ['**/*.test.{ts,tsx}'],
          exclude: [
            ...ignored,
            'tests/journeys/**',
            'tests/looks/*.looks.test.ts',
            ...isolated.map((path) => path.replaceAll(/[[\]]/g, '\\$&')),
          ],
          // Files of one process share what they load; globals and variables that a test sets are put back for the next.
          isolate: false,
          unstubGlobals: true,
          unstubEnvs: true,
          maxWorkers,
        },
      },
      {
        ...shared,
        test: {
          name: 'isolated',
          ...waits,
          include: isolated,
          exclude: ignored,
          maxWorkers,
        },
      },
      {
        ...shared,
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          exclude: ignored,
          testTimeout: 240_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 60_000 } },
          // Each worker has an instance of its own. They compute all the time: a third one on two cores only made each slower.
          maxWorkers: 2,
          maxConcurrency: 2,
          // The files of a worker share its browser.
          isolate: false,
          globalSetup: ['tests/journeys/instance.ts'],
          setupFiles: ['tests/journeys/last-resort.setup.ts'],
        },
      },
      {
        ...shared,
        test: {
          name: 'looks',
          include: ['tests/looks/*.looks.test.ts'],
          exclude: ignored,
          testTimeout: 120_000,
          hookTimeout: 300_000,
          maxWorkers: 2,
          globalSetup: ['tests/looks/instance.ts'],
        },
      },
    ],
  },
});
