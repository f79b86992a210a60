import { describe, expect, it } from 'vitest';
import { readImports } from './read-imports.ts';
import { isTest, sourceFiles } from './source-files.ts';

/** Where repayments are bare numbers; what is shown comes as a claim with its rates (domain/finance/repayment-claim.ts). */
const bare = /domain\/finance\/(repayment|schedule|loan-factor)\.ts$/;

describe('what is shown of a repayment', () => {
  it('[FIN-09] no view works one out by itself', () => {
    const views = sourceFiles().filter(({ path }) => /^(blocks|parts|ui|web|studio)\//.test(path) && !isTest(path));
    const working = views.flatMap(({ path, text }) =>
      readImports(path, text)
        .filter(({ target, typeOnly }) => bare.test(target) && !typeOnly)
        .map(({ target }) => `${path} imports ${target}`),
    );
    expect(views.length).toBeGreaterThan(100);
    expect(working).toEqual([]);
  });

  it('[FIN-09] nothing but the finance engine makes a value a claim', () => {
    const claiming = sourceFiles().filter(
      ({ path, text }) =>
        !path.startsWith('domain/finance/') && !isTest(path) && /\bas (RepaymentClaim|WeeklyClaim)\b/.test(text),
    );
    expect(claiming.map(({ path }) => path)).toEqual([]);
  });
});
