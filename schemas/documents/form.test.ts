import { describe, expect, it } from 'vitest';
import { checkFormFields, checkReachable, firstFields, form } from './form.ts';

describe('a form in the studio', () => {
  it('[FORM-01] shows when a field is there twice, or when its enquiries could have no reply', () => {
    const fields = [
      { key: 'name', kind: 'text' },
      { key: 'email', kind: 'email' },
    ];
    expect(checkFormFields(fields)).toBe(true);
    expect(checkFormFields([...fields, { key: 'name' }])).toBe('The field "name" is here twice.');
    expect(checkReachable(fields)).toBe(true);
    expect(checkReachable([{ key: 'phone', kind: 'phone' }])).toBe(true);
    expect(checkReachable([{ key: 'name', kind: 'text' }])).toMatch(/^Nobody can answer/);
    for (const nothing of [undefined, null, 'text', []]) expect(checkFormFields(nothing)).toBe(true);
  });

  it('[FORM-01] starts with the fields of nearly every form, and passes its own checks', () => {
    expect(firstFields.length).toBeGreaterThan(4);
    expect([checkFormFields(firstFields), checkReachable(firstFields)]).toEqual([true, true]);
  });

  it('[FORM-01] is distinguished in lists by its category and its number of fields', () => {
    const shown = (fields: unknown) =>
      form.preview?.prepare?.({ title: 'Fleet', category: 'Fleet Enquiry', fields } as Record<string, unknown>);
    expect(shown([{}, {}])).toMatchObject({ title: 'Fleet', subtitle: 'Fleet Enquiry · 2 fields' });
    expect(shown([{}])).toMatchObject({ subtitle: 'Fleet Enquiry · 1 field' });
    expect(shown(undefined)).toMatchObject({ subtitle: 'Fleet Enquiry · 0 fields' });
  });
});
