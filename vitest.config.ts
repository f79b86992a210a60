import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');
const shared = {
  resolve: {
    alias: [{ find: /^@\//, replacement: `${root}/` }],
  },
};
const ignored = ['**/node_modules/**', '.build/**', 'web/.build/**', '.data/**'];

/** unit: beside the code. contracts: the embedded services by URL. journeys: a real browser on a running instance. looks: pictures of it. */
export default defineConfig({
  test: {
    projects: [
      {
        ...shared,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...ignored, 'tests/contracts/**', 'tests/journeys/**', 'tests/looks/looks.test.ts'],
          testTimeout: 20_000,
        },
      },
      {
        ...shared,
        test: {
          name: 'contracts',
          include: ['tests/contracts/**/*.test.ts'],
          exclude: ignored,
          testTimeout: 30_000,
          hookTimeout: 60_000,
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
          // A browser beside a studio, on machines of any speed: patience decides nothing, and what needed a second try is printed.
          expect: { poll: { timeout: 30_000 } },
          retry: 1,
          fileParallelism: false,
          maxConcurrency: 2,
          globalSetup: ['tests/journeys/instance.ts'],
        },
      },
      {
        ...shared,
        test: {
          name: 'looks',
          include: ['tests/looks/looks.test.ts'],
          exclude: ignored,
          // A font that came late for a first paint is there for the second.
          retry: 1,
          testTimeout: 120_000,
          hookTimeout: 300_000,
          fileParallelism: false,
          globalSetup: ['tests/looks/instance.ts'],
        },
      },
    ],
  },
});
