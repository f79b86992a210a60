import { describe, expect, it } from 'vitest';
import { readPhone } from '@/domain/locations/read-phone.ts';
import { checkForm } from './check-form.ts';
import type { Filled } from './form.ts';
import type { FieldContent } from './form-content.ts';
import { resolveForm } from './resolve-form.ts';
import { place, siteWith, sunday } from './site.fixture.ts';
import { standardForm } from './standard-forms.ts';

const formOf = (fields: FieldContent[], overrides = {}) =>
  resolveForm({ _id: 'f', category: 'Any', fields, ...overrides }, siteWith(), sunday);

const alex: Filled = {
  name: [' Alex '],
  last_name: ['Nguyen'],
  email: ['alex@example.com'],
  phone: ['0491 570 006'],
  postcode: ['3006'],
};

/** The problem of one field of a kind, filled in so; "" when there is none. */
function problemOf(kind: string, value: string, overrides: FieldContent = {}): string {
  const form = formOf([{ key: 'it', kind, label: 'It', required: true, ...overrides }]);
  return checkForm(form, { it: [value] }).problems[0]?.problem ?? '';
}

describe('the check of a form', () => {
  it('[FORM-01] [FIN-11] returns the answers to its fields, trimmed; values of other fields are left out', () => {
    const form = resolveForm(standardForm('finance-enquiry') ?? { _id: '' }, siteWith(), sunday);
    const { problems, answers } = checkForm(form, { ...alex, opt_in: ['yes'], admin: ['true'] });
    expect(problems).toEqual([]);
    expect(answers).toEqual({
      name: 'Alex',
      last_name: 'Nguyen',
      email: 'alex@example.com',
      phone: '0491 570 006',
      postcode: '3006',
      opt_in: true,
    });
  });

  it.each(['\n', '\r\n', '\u2028', '\u0085', '\v'])(
    '[FORM-01] a line end (%j) in what has one line is a space; a message keeps its lines',
    (end) => {
      const form = formOf([
        { key: 'name', kind: 'name', label: 'Name', required: true },
        { key: 'own', kind: 'text', label: 'Own', required: true },
        { key: 'message', kind: 'message', label: 'Message', required: true },
      ]);
      const forged = `Alex${end}Phone: 0400 000 000`;
      const { answers } = checkForm(form, { name: [forged], own: [forged], message: [forged] });
      expect(answers).toEqual({
        name: 'Alex Phone: 0400 000 000',
        own: 'Alex Phone: 0400 000 000',
        message: forged,
      });
    },
  );

  it('[FORM-08] gives the reason for a file that was not taken', () => {
    const form = formOf([{ key: 'cv', kind: 'file', label: 'CV', required: true }]);
    const problem = (value: string) => checkForm(form, { cv: [value] }).problems[0]?.problem;
    expect(problem('unsent-long')).toBe('CV: That file is too large: the limit is 5 MB.');
    expect(problem('unsent-wrong')).toBe('CV: We cannot accept that file: please use PDF, Word or a picture.');
    expect(problem('unsent')).toBe('CV: the file was not uploaded. Please choose it again.');
  });

  it('[FORM-03] refuses a postcode that is not four digits: "Invalid postcode. Please enter a 4-digit number."', () => {
    for (const postcode of ['', '300', '30066', '3,006', '3OO6', '３００６'])
      expect(problemOf('postcode', postcode)).toBe('Invalid postcode. Please enter a 4-digit number.');
    expect(problemOf('postcode', ' 0800 ')).toBe('');
  });

  it.each(['alex@', 'alex', '@example.com', 'a b@example.com', 'alex@example', 'a@-.com', `${'a'.repeat(200)}@x.com`])(
    '[FORM-03] %s is no e-mail address',
    (email) => expect(problemOf('email', email)).toBe('It must be an address such as name@example.com.'),
  );

  it.each(['alex@example.com', "o'brien+cars@mail.example.com.au", 'A.B@EXAMPLE.AU'])('[FORM-03] %s is one', (email) =>
    expect(problemOf('email', email)).toBe(''),
  );

  it.each(['ring me', '12345678', '(((((((((', '0491 570 006 or later'])('[FORM-03] %s is no phone number', (phone) =>
    expect(problemOf('phone', phone)).toMatch(/^It: (?:we can’t read this|add the area code)/),
  );

  it.each(['0491 570 006', '+61 3 5550 4410', '(03) 5550-4410', '1300 975 707'])('[FORM-03] %s is one', (phone) =>
    expect(problemOf('phone', phone)).toBe(''),
  );

  it('[f20] [FORM-03] a phone is read by the function that the server passes in, refused at its field and stored as it is shown', () => {
    const form = formOf([{ key: 'it', kind: 'phone', label: 'Mobile', required: true }]);
    expect(checkForm(form, { it: ['\u202a+61 491.570.156\u202c'] }, readPhone)).toEqual({
      problems: [],
      answers: { it: '0491 570 156' },
    });
    const strange = { it: ['1999 999 999'] };
    expect(checkForm(form, strange).problems).toEqual([]);
    expect(checkForm(form, strange, readPhone).problems).toEqual([
      { field: 'it', problem: expect.stringMatching(/^Mobile: we can’t read this/) },
    ]);
  });

  it('[FORM-02] terms that are not agreed to are a problem with the message of the form; the opt-in and the plate are never needed', () => {
    const fields = [
      { key: 'opt_in', kind: 'opt-in', label: 'News', required: true },
      { key: 'Rego', kind: 'rego', label: 'Plate', required: true },
      { key: 'terms_conditions', kind: 'terms', label: 'I agree' },
    ];
    expect(checkForm(formOf(fields), {}).problems).toEqual([
      { field: 'terms_conditions', problem: '*You must agree to the terms of use before submitting the form.' },
    ]);
    expect(checkForm(formOf(fields, { termsWording: 'dealer' }), {}).problems[0]?.problem).toBe(
      '*You must agree to the terms of use before submitting.',
    );
    expect(checkForm(formOf(fields), { terms_conditions: ['yes'] })).toEqual({
      problems: [],
      answers: { opt_in: false, terms_conditions: true },
    });
  });

  it.each([
    ['price', '$70,000', 70_000],
    ['price', '5000', 5_000],
    ['mileage', '75,000 kms', 75_000],
    ['number', ' 2021 ', 2_021],
    ['rego', 'abc 1-2-3', 'ABC123'],
    ['date', '2027-03-31', '2027-03-31'],
  ])('[FORM-10] a %s of %s is stored as %o', (kind, typed, expected) => {
    const form = formOf([{ key: 'it', kind, label: 'It' }]);
    expect(checkForm(form, { it: [typed] })).toEqual({ problems: [], answers: { it: expected } });
  });

  it.each([
    ['price', 'a lot'],
    ['price', '-5'],
    ['mileage', '1e6'],
    ['number', '1.5'],
    ['rego', '<b>'],
    ['date', '2027-02-30'],
    ['text', 'x'.repeat(201)],
    ['message', 'x'.repeat(2_001)],
    ['state', 'nsw; drop'],
  ])('[FORM-01] a %s of %s is a problem', (kind, typed) => expect(problemOf(kind, typed)).toMatch(/^It/));

  it('[FORM-01] a choice is one of the list, some of several are some of them', () => {
    const options = ['A', 'B'];
    expect(problemOf('choice', 'C', { options })).toBe('It: choose from the list.');
    expect(problemOf('choice', '', { options })).toBe('It: choose one.');
    expect(problemOf('choice', '', { options, label: 'Which one?' })).toBe('Which one? Choose one.');
    expect(problemOf('text', '', { label: 'What do you need?' })).toBe('What do you need? Please answer.');
    expect(problemOf('choices', 'C', { options })).toBe('It: choose from the list.');
    const form = formOf([{ key: 'it', kind: 'choices', label: 'It', options }]);
    expect(checkForm(form, { it: ['B', 'A', 'B'] }).answers).toEqual({ it: ['B', 'A'] });
  });
});

describe('the day and time of a test drive', () => {
  const takesBookings =
    'Test Drive Booking Date: Southbank takes bookings from 8:30 am to 5:00 pm on Tuesday 24 November.';
  const form = resolveForm(standardForm('test-drive') ?? { _id: '' }, siteWith(), sunday);
  const sent = (date: string, time: string): Filled => ({
    ...alex,
    location: ['Southbank'],
    terms_conditions: ['yes'],
    dateTime: [date],
    dateTime_time: [time],
  });

  it('[FORM-07] may stay open; chosen, it lies inside the hours of the location', () => {
    expect(checkForm(form, sent('', '')).problems).toEqual([]);
    expect(checkForm(form, sent('2026-11-24', '10:30'))).toMatchObject({
      problems: [],
      answers: { dateTime: '2026-11-24T10:30' },
    });
  });

  it('[FORM-07] [FORM-14] without script a time names its day, which is chosen with it', () => {
    const answers = { dateTime: '2026-11-24T10:30' };
    for (const day of ['', '2026-11-24'])
      expect(checkForm(form, sent(day, '2026-11-24T10:30'))).toMatchObject({ problems: [], answers });
  });

  it.each([
    ['2026-11-25', '2026-11-24T10:30', 'Test Drive Booking Date: choose a time on that day.'],
    ['', '2026-11-24T10:31', takesBookings],
    ['', '2026-11-29T10:30', 'Test Drive Booking Date: Southbank cannot be booked on that day.'],
    ['2026-11-24', '', 'Test Drive Booking Date: choose a time as well.'],
    ['', '10:30', 'Test Drive Booking Date: choose a day as well.'],
    ['2026-11-29', '10:30', 'Test Drive Booking Date: Southbank cannot be booked on that day.'],
    ['2020-01-01', '10:30', 'Test Drive Booking Date: Southbank cannot be booked on that day.'],
    ['2026-11-24', '17:30', takesBookings],
    ['2026-11-24', '10:31', takesBookings],
  ])('[FORM-07] %s %s is a problem of the field', (date, time, problem) => {
    expect(checkForm(form, sent(date, time)).problems).toEqual([{ field: 'dateTime', problem }]);
  });

  describe('at one of several locations', () => {
    const site = siteWith({ locations: [place('Southbank'), place('Docks', { openingHours: [] })] });
    const several = resolveForm(standardForm('test-drive') ?? { _id: '' }, site, sunday);
    const at = (location: string, time: string) => checkForm(several, { ...sent('', time), location: [location] });

    it('[FORM-07] [FORM-14] without script a time names its location, which is chosen with it', () => {
      const answers = { dateTime: '2026-11-24T10:30', location: 'Southbank' };
      for (const location of ['', 'Southbank'])
        expect(at(location, '2026-11-24T10:30@Southbank')).toMatchObject({ problems: [], answers });
    });

    it.each([
      ['Docks', '2026-11-24T10:30@Southbank', /that time is at another location\. Choose one at Docks, or change the/],
      ['', '2026-11-24T10:30@Docks', /Docks cannot be booked on that day\.$/],
      ['', '2026-11-24T10:31@Southbank', /Southbank takes bookings from/],
    ])('[FORM-07] [FORM-14] one of another location is refused: %s %s', (location, time, problem) =>
      expect(at(location, time).problems).toEqual([{ field: 'dateTime', problem: expect.stringMatching(problem) }]),
    );

    it('[FORM-07] a location that is none of the form’s is refused', () =>
      expect(at('', '2026-11-24T10:30@elsewhere').problems.map(({ field }) => field)).toContain('location'));
  });
});
