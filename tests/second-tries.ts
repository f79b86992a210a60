import type { Reporter, TestCase } from 'vitest/node';

/** Of a message, of what differs and of a stack, characters. */
const maxText = 2_000;

/** Prints why a test that passed needed a second try: what comes once in a while is a fault of the test or of the product. */
export class SecondTries implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    if (state !== 'passed' || !test.diagnostic()?.retryCount) return;
    const reasons = (errors ?? []).map(({ message, diff, stack }) =>
      [`  ${message}`, diff, stack].map((text) => text?.slice(0, maxText) ?? '').join('\n'),
    );
    process.stderr.write(`A second try was needed: ${test.fullName}\n${reasons.join('\n')}\n`);
  }
}
