import { signInRules } from '@/domain/accounts/sign-in-rules.ts';
import type { CodeTried } from './try-code.ts';

/**
 * The message about a wrong code; `againAt` is when the next attempt is allowed, epoch
 * milliseconds.
 */
export function codeProblem(
  tried: Exclude<CodeTried, { kind: 'right' }>,
  now: number,
): { problem: string; field?: 'code' | 'none'; againAt?: number } {
  switch (tried.kind) {
    case 'unreadable':
      return { problem: `The code has ${signInRules.digits} digits. Enter all of them.`, field: 'code' };
    case 'wrong':
      if (tried.left === 0)
        return { problem: 'That’s five wrong tries, so this code no longer works. Ask for a new one.', field: 'none' };
      return {
        problem: `That code didn’t match. You have ${tried.left} ${tried.left === 1 ? 'try' : 'tries'} left before a new code is needed.`,
        field: 'code',
      };
    case 'ended':
      return { problem: 'That code no longer works: it was used, or its five minutes are over. Ask for a new one.' };
    case 'wait':
      return { problem: 'Too many codes were tried from here.', againAt: now + tried.seconds * 1_000, field: 'none' };
  }
}

/** Whether a new code is needed. */
export const endsChallenge = (tried: CodeTried): boolean =>
  tried.kind === 'ended' || (tried.kind === 'wrong' && tried.left === 0);
