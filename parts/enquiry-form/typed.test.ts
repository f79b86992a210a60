import { describe, expect, it } from 'vitest';
import { putBack, typedIn } from './typed.ts';

const text = (name: string, value = '', overrides = {}) => ({
  name,
  type: 'text',
  value,
  defaultValue: '',
  ...overrides,
});
const box = (name: string, value: string, checked: boolean, defaultChecked = checked, type = 'checkbox') => ({
  name,
  type,
  value,
  checked,
  defaultChecked,
  defaultValue: value,
});
const list = (name: string, value: string, offered: string[], first = '') => ({
  name,
  type: 'select-one',
  value,
  options: ['', ...offered].map((one) => ({ value: one, defaultSelected: one === first && first !== '' })),
});

/** Puts back as the form does, into the control itself. */
function putInto(controls: { name: string; value: string }[], typed: Record<string, string[]>) {
  putBack(controls, typed, (name, value) => {
    for (const control of controls) if (control.name === name) control.value = value;
  });
  return controls;
}

describe('what is stored of what was typed', () => {
  it('[FORM-04] is every text, choice and box, also one whose tick was taken away', () => {
    const controls = [
      text('name', 'Alex'),
      text('message', 'Hello', { type: 'textarea' }),
      list('location', 'b', ['a', 'b']),
      box('how', 'Phone', false, false, 'radio'),
      box('how', 'Email', true, false, 'radio'),
      box('services', 'Tyres', true),
      box('services', 'Brakes', true),
      box('opt_in', 'yes', false, true),
    ];
    expect(typedIn(controls)).toEqual({
      name: ['Alex'],
      message: ['Hello'],
      location: ['b'],
      how: ['Email'],
      services: ['Tyres', 'Brakes'],
      opt_in: [],
    });
  });

  it('[FORM-13] is never a password, a one-time code, a file, nor a field that is not shown', () => {
    const controls = [
      text('secret', 'x', { type: 'password' }),
      text('code', '123456', { autocomplete: 'one-time-code' }),
      text('cv', 'C:\\fakepath\\cv.pdf', { type: 'file' }),
      text('cv', 'file-number', { type: 'hidden' }),
      text('_form', 'test-drive', { type: 'hidden' }),
      text('company_website', 'spam'),
      box('_again', 'yes', true),
      { name: '', type: 'fieldset' },
      { name: '', type: 'submit', value: 'x' },
    ];
    expect(typedIn(controls)).toEqual({});
    putBack(controls, { secret: ['y'], code: ['1'], cv: ['z'], company_website: [''], _again: [] }, () => {
      throw new Error('Nothing of these is written.');
    });
  });
});

describe('what is put back', () => {
  it('[FORM-04] goes into controls as the page brought them, by the form’s own writing, and boxes as they were', () => {
    const [name, preset, tick, phone, email] = putInto(
      [
        text('name'),
        list('location', 'a', ['a', 'b'], 'a'),
        box('opt_in', 'yes', true),
        box('how', 'Phone', true, true, 'radio'),
        box('how', 'Email', false, false, 'radio'),
      ],
      { name: ['Alex'], location: ['b'], opt_in: [], how: ['Email'] },
    );
    expect([name?.value, preset?.value]).toEqual(['Alex', 'b']);
    expect(tick).toMatchObject({ checked: false });
    expect([phone, email]).toMatchObject([{ checked: false }, { checked: true }]);
  });

  it('[FORM-04] leaves what the browser restored, what was changed since, and what is no longer offered', () => {
    const controls = putInto(
      [text('name', 'Sam'), list('time', '', ['11:00']), box('opt_in', 'yes', false, true), text('new')],
      { name: ['Alex'], time: ['10:30'], opt_in: ['yes'] },
    );
    expect(controls.map(({ value }) => value)).toEqual(['Sam', '', 'yes', '']);
    expect(controls[2]).toMatchObject({ checked: false });
  });
});
