import { describe, expect, it } from 'vitest';
import { countsOf, failuresOf } from './vitest.ts';

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

describe('what npm test repeats at its end', () => {
  const failed = (name: string, failureMessages: string[]) => ({ status: 'failed', fullName: name, failureMessages });
  const file = (name: string, assertionResults: unknown[], message = '') => ({
    name: `/repo/${name}`,
    status: 'failed',
    message,
    assertionResults,
  });

  it('is each failed test with its file and reason, and each file that could not be loaded', () => {
    const results = [
      file('a.test.ts', [{ status: 'passed', fullName: 'adds' }, failed('divides', ['expected 1\nto be 2'])]),
      file('b.test.ts', [], 'no such module'),
      { ...file('c.test.ts', [{ status: 'passed', fullName: 'counts' }]), status: 'passed' },
    ];
    expect(failuresOf(report(2, 1, results), '/repo')).toEqual([
      'a.test.ts > divides\n  expected 1\n  to be 2',
      'b.test.ts\n  no such module',
    ]);
    expect(failuresOf('', '/repo')).toEqual([]);
  });

  it('has a bound, and counts the rest', () => {
    const many = Array.from({ length: 23 }, (_, at) => failed(`test ${at}`, ['x'.repeat(10_000)]));
    const repeated = failuresOf(report(0, 23, [file('a.test.ts', many)]), '/repo');
    expect(repeated).toHaveLength(21);
    expect(repeated.at(-1)).toBe('and 3 more');
    expect(repeated[0]?.length).toBeLessThan(2_000);
  });
});
