import { describe, expect, it } from 'vitest';
import { Problem } from '../problem.ts';
import { readMemberFields } from './member-fields.ts';

const roles = {
  roles: [{ name: 'administrator' }, { name: 'dealer' }],
  managesEverything: (role: string) => role === 'administrator',
};
const ann = { name: 'Ann Lee', email: 'ann@dealer.example', role: 'dealer', site: 'north' };

function refusal(fields: unknown) {
  try {
    return readMemberFields(fields, roles);
  } catch (error) {
    if (error instanceof Problem) return [error.status, error.details.field, error.message];
    throw error;
  }
}

describe('the fields of an invitation', () => {
  it('[PLUS-19] are trimmed, and the email is lower-cased', () => {
    expect(refusal({ ...ann, name: '  Zoë O’Brien-李 ', email: ' Ann@Dealer.EXAMPLE' })).toEqual({
      ...ann,
      name: 'Zoë O’Brien-李',
    });
    expect(refusal({ name: 'Bo', email: 'bo@platform.example', role: 'administrator' })).toMatchObject({ name: 'Bo' });
  });

  it.each([
    ['name', [undefined, null, 5, '', '   ', 'x'.repeat(101), 'a\u0000b', 'a\nb', 'a\u202eb', 'a\ud800b', 'a\u2028b']],
    [
      'email',
      [undefined, '', 'ann', 'ann@', '@a.example', 'a b@a.example', `${'a'.repeat(200)}@a.example`, 'a@a.b\r\nx'],
    ],
    ['role', [undefined, null, '', 'owner', 'Dealer', ['dealer'], '__proto__']],
    ['site', [undefined, null, '', 'North', 'a/b', '../a', 'a b', 'north\n', 'x'.repeat(61), '"||true', '$site', 7]],
  ])('[PLUS-19] [CMS-05] refuse what is no %s', (field, values) => {
    for (const value of values)
      expect(refusal({ ...ann, [field]: value }), String(value)).toEqual([
        400,
        field,
        expect.stringMatching(/^(?:The|Choose) .+\.$/),
      ]);
  });

  it('[PLUS-19] are these and no others, in an object', () => {
    for (const body of [null, 'x', [], 7, { ...ann, roles: ['administrator'] }, { ...ann, id: 'u-admin' }])
      expect(refusal(body)).toEqual([400, undefined, expect.stringContaining('and no others')]);
  });
});
