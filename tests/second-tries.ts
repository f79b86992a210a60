import { appendFileSync } from 'node:fs';
import type { Reporter, TestCase } from 'vitest/node';

/** Of a message, of what differs and of a stack, characters. */
const maxText = 2_000;

/**
 * Prints why a test that passed needed a second try: what comes once in a while is a fault of the
 * test or of the product. Also writes it to `file`, which `npm test` repeats at its end.
 */
export class SecondTries implements Reporter {
  readonly #file: string | undefined;

  constructor(file?: string) {
    this.#file = file;
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    if (state !== 'passed' || !test.diagnostic()?.retryCount) return;
    const reasons = (errors ?? []).map(({ message, diff, stack }) =>
      [`  ${message}`, diff, stack].map((text) => text?.slice(0, maxText) ?? '').join('\n'),
    );
    const text = `A second try was needed: ${test.fullName}\n${reasons.join('\n')}\n`;
    process.stderr.write(text);
    if (this.#file) appendFileSync(this.#file, text);
  }
}
