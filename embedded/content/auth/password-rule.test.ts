import { expect, it } from 'vitest';
import { passwordProblem } from './password-rule.ts';

const ann = { name: 'Ann Lee Smithers', email: 'ann@dealer.example' };

it('[PLUS-19] a password has 12 to 200 characters, and is neither the email nor the name', () => {
  for (const good of ['twelve chars', 'x'.repeat(200), 'ann@dealer.example!'])
    expect(passwordProblem(good, ann), good).toBeNull();
  const problems = ['', 'eleven char', 'x'.repeat(201), 'Ann@Dealer.example', ' ann lee smithers '];
  expect(problems.map((one) => passwordProblem(one, ann))).toEqual([
    'The password needs at least 12 characters.',
    'The password needs at least 12 characters.',
    'The password can have 200 characters at most.',
    'The password must not be your email.',
    'The password must not be your name.',
  ]);
});
