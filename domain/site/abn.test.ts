import { expect, it } from 'vitest';
import { demoDocuments } from '@/demo/content/demo-documents.ts';
import { checkAbn } from '@/schemas/documents/site.ts';
import { abnDigits, formatAbn } from './abn.ts';

it('[PLUS-22] an ABN is eleven digits whose check is right, with or without spaces', () => {
  // The tax office's own, and the example of its register's page on the format.
  expect([abnDigits('51 824 753 556'), formatAbn('51824753556')]).toEqual(['51824753556', '51 824 753 556']);
  for (const wrong of ['', '51 824 753 557', '15 824 753 556', '5182475355', '518247535566', '01 824 753 556', 'abn'])
    expect([abnDigits(wrong), formatAbn(wrong)]).toEqual([null, '']);
});

it('[PLUS-22] one digit that is wrong, or two neighbours that changed places, is found', () => {
  const right = '51824753556';
  for (const [at, digit] of [...right].entries()) {
    const other = `${right.slice(0, at)}${(Number(digit) + 1) % 10}${right.slice(at + 1)}`;
    expect(abnDigits(other)).toBe(null);
  }
});

it('[PLUS-22] the studio shows what is wrong with one; every demo dealer has one of its own', () => {
  expect([checkAbn(undefined), checkAbn('51 824 753 556')]).toEqual([true, true]);
  expect(checkAbn('51 824 753 557')).toContain('11 digits');
  const abns = demoDocuments.flatMap((document) => (document._type === 'site' ? [document.abn] : []));
  expect(abns.length).toBeGreaterThan(8);
  expect(new Set(abns).size).toBe(abns.length);
  for (const abn of abns) expect(abnDigits(abn ?? '')).not.toBe(null);
});
