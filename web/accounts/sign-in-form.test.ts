import { describe, expect, it } from 'vitest';
import { codeProblem, endsChallenge } from './code-problem.ts';
import { readForm, writeForm } from './sign-in-form.ts';

const now = Date.parse('2026-11-26T03:00:00Z');

describe('[SAVE-06] what a sign-in form shows again', () => {
  it('is what was typed and why it could not be done', () => {
    const form = { phone: '03 9099 4410', problem: 'That is a landline.', field: 'phone', againAt: 5 } as const;
    expect(readForm(writeForm(form))).toEqual(form);
  });

  it('holds no endless text', () => {
    expect(readForm(writeForm({ phone: '0'.repeat(500) })).phone).toHaveLength(60);
  });

  it.each([
    '',
    'nonsense',
    Buffer.from('{"problem":7}').toString('base64url'),
    Buffer.from('[]').toString('base64url'),
  ])('is empty where the cookie is none of ours: %j', (cookie) =>
    expect(readForm(cookie)).toEqual({ phone: '', problem: '', field: 'none', againAt: 0 }),
  );
});

describe('[SAVE-06] what a shopper reads of a code', () => {
  it('counts the tries that are left, and ends with the fifth', () => {
    expect(codeProblem({ kind: 'wrong', left: 4 }, now).problem).toContain('4 tries left');
    expect(codeProblem({ kind: 'wrong', left: 1 }, now).problem).toContain('1 try left');
    expect(codeProblem({ kind: 'wrong', left: 0 }, now)).toMatchObject({
      problem: expect.stringContaining('five wrong tries'),
      field: 'none',
    });
  });

  it('shows when the next may be tried', () => {
    expect(codeProblem({ kind: 'wait', seconds: 90 }, now)).toMatchObject({ againAt: now + 90_000 });
  });

  it('distinguishes a short one from one that is over', () => {
    expect(codeProblem({ kind: 'unreadable' }, now)).toMatchObject({
      problem: expect.stringContaining('6 digits'),
      field: 'code',
    });
    expect(codeProblem({ kind: 'ended' }, now).problem).toContain('no longer works');
  });

  it('requires another code only where this one has ended', () => {
    expect(
      [
        { kind: 'ended' as const },
        { kind: 'wrong' as const, left: 0 },
        { kind: 'wrong' as const, left: 1 },
        { kind: 'unreadable' as const },
        { kind: 'wait' as const, seconds: 1 },
      ].map(endsChallenge),
    ).toEqual([true, true, false, false, false]);
  });
});
