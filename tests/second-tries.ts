import type { Reporter, TestCase } from 'vitest/node';

/** Prints why a test that passed needed a second try: what comes once in a while is a fault of the test or of the product. */
export class SecondTries implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    if (state !== 'passed' || !test.diagnostic()?.retryCount) return;
    const reasons = (errors ?? []).map(({ message, stack }) => `  ${message}\n${(stack ?? '').slice(0, 2_000)}`);
    process.stderr.write(`A second try was needed: ${test.fullName}\n${reasons.join('\n')}\n`);
  }
}
