import { describe, expect, it } from 'vitest';
import { countsOf } from './vitest.ts';

const report = (numPassedTests: number, numFailedTests: number, testResults: unknown[] = []): string =>
  JSON.stringify({ numPassedTests, numFailedTests, testResults });

describe('what npm test counts', () => {
  it('is what vitest reports', () => {
    expect(countsOf(report(12, 0))).toEqual({ passed: 12, failed: 0 });
    expect(countsOf(report(12, 3, [{ status: 'failed', assertionResults: [{}, {}, {}] }]))).toEqual({
      passed: 12,
      failed: 3,
    });
  });

  it('never is zero failures when a file could not be loaded or the run left no report', () => {
    expect(countsOf(report(5, 0, [{ status: 'failed', assertionResults: [] }]))).toEqual({ passed: 5, failed: 1 });
    expect(countsOf('')).toEqual({ passed: 0, failed: 1 });
  });
});
