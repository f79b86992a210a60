import { describe, expect, it } from 'vitest';
import { fieldsOf } from './form.ts';
import { presetLocation } from './preset-location.ts';
import { resolveForm } from './resolve-form.ts';
import { place, siteWith, sunday } from './site.fixture.ts';
import { standardForm } from './standard-forms.ts';

const content = standardForm('test-drive');
const initialAt = (location: string) => {
  const form = content && resolveForm(content, { ...siteWith(), locations: [place('a'), place('b')] }, sunday);
  return form && fieldsOf(presetLocation(form, location)).find(({ kind }) => kind === 'location')?.initial;
};

describe('the location of a form about a car', () => {
  it('[FORM-07] is where the car is', () => {
    expect(initialAt('b')).toBe('b');
  });

  it('[FORM-07] is the shopper’s to choose where none is given, or one that the form does not offer', () => {
    expect([initialAt(''), initialAt('elsewhere')]).toEqual(['', '']);
  });
});
