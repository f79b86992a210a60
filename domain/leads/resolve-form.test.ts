import { describe, expect, it } from 'vitest';
import { pricePresets } from './amounts.ts';
import { bookablePlace } from './booking-days.ts';
import { isBeyondEstimate } from './estimate-bounds.ts';
import { fieldsOf } from './form.ts';
import type { FormContent } from './form-content.ts';
import { resolveForm } from './resolve-form.ts';
import { place, siteWith, sunday } from './site.fixture.ts';
import { standardForm, standardForms } from './standard-forms.ts';
import { userData } from './user-data.ts';

const resolved = (content: Partial<FormContent>, settings = {}) =>
  resolveForm({ _id: 'f', ...content }, siteWith(settings), sunday);
const standard = (name: string, settings = {}) =>
  resolveForm(standardForm(name) ?? { _id: '' }, siteWith(settings), sunday);
const field = (form: ReturnType<typeof resolved>, key: string) => fieldsOf(form).find((one) => one.key === key);

describe('a form, settled for a site', () => {
  it('[FORM-02] needs a message, unless the site or the form makes it optional', () => {
    const message = (optional: boolean, settings = {}) =>
      field(
        resolved({ fields: [{ key: 'message', kind: 'message', label: 'Message', optional }] }, settings),
        'message',
      );
    expect(message(false)?.required).toBe(true);
    expect(message(true)?.required).toBe(false);
    expect(message(false, { features: { messageOptional: true } })?.required).toBe(false);
  });

  it('[FORM-02] has the kind of enquiry in a general enquiry alone, and then it must be chosen', () => {
    const fields = [{ key: 'category', kind: 'category', label: 'About', options: ['Service'] }];
    expect(field(resolved({ category: 'General Enquiry', fields }), 'category')?.required).toBe(true);
    expect(field(resolved({ category: 'Parts Enquiry', fields }), 'category')).toBeUndefined();
  });

  it('[FORM-02] a location and a dealership must be chosen where there are some; the only one is chosen', () => {
    const fields = [
      { key: 'location', kind: 'location', label: 'Location' },
      { key: 'dealership_slug', kind: 'dealership', label: 'Dealership', options: ['Meridian Ford'] },
    ];
    expect(fieldsOf(resolved({ fields })).map(({ required, initial }) => [required, initial])).toEqual([
      [true, 'Southbank'],
      [true, 'meridian-ford'],
    ]);
    const two = { locations: [place('Southbank'), place('Docklands')] };
    expect(field(resolved({ fields }, two), 'location')).toMatchObject({ required: true, initial: '' });
    expect(field(resolved({ fields }, { locations: [] }), 'location')).toBeUndefined();
  });

  it('[FORM-05] has a step for each field at which staff start one', () => {
    const text = (key: string, step = '') => ({ key, kind: 'text', label: key, step });
    const { steps } = resolved({ fields: [text('a', 'Your car'), text('b'), text('c', 'You')] });
    expect(steps.map(({ title, fields }) => [title, ...fields.map(({ key }) => key)])).toEqual([
      ['Your car', 'a', 'b'],
      ['You', 'c'],
    ]);
    expect(resolved({ fields: [text('a')] }).steps).toHaveLength(1);
  });

  it('[FORM-08] files careers as a general enquiry with its own name and event; other forms fire 22, test drives 17', () => {
    expect(standard('career')).toMatchObject({
      category: 'General Enquiry',
      subcategory: 'Career Enquiry',
      event: 51,
    });
    expect([standard('general-enquiry').event, standard('test-drive').event, standard('parts-enquiry').event]).toEqual([
      14, 17, 22,
    ]);
  });

  it('[FORM-01] uses the site’s text for the button and the opt-in', () => {
    expect(resolved({})).toMatchObject({
      submitLabel: 'Enquire Now',
      optInText: 'Yes, I would like to subscribe to receive latest offers & product updates.',
      notice: 'A Dealer uses these details to answer your enquiry.',
    });
    expect(resolved({ submitLabel: 'Go' }).submitLabel).toBe('Go');
  });

  it('[FORM-02] [CFG-01] news and offers start ticked, or unticked where the site sets that', () => {
    const fields = [{ key: 'news', kind: 'opt-in', label: 'News' }];
    expect(field(resolved({ fields }), 'news')?.initial).toBe('yes');
    expect(field(resolved({ fields }, { features: { optInUnticked: true } }), 'news')?.initial).toBe('');
  });

  it('[FORM-01] a box to tick has its text in pieces, and a label without addresses', () => {
    const fields = [{ key: 'terms', kind: 'terms', label: 'I agree to the [house rules](/rules).' }];
    expect(field(resolved({ fields }), 'terms')).toMatchObject({
      label: 'I agree to the house rules.',
      pieces: [
        { text: 'I agree to the ', href: null },
        { text: 'house rules', href: '/rules' },
        { text: '.', href: null },
      ],
    });
    expect(resolved({}).privacy).toEqual({ label: 'Privacy policy', href: '/privacy-policy' });
    expect(resolved({}, { legalLinks: [] }).privacy).toBeNull();
  });

  it('[FORM-10] offers $5,000 to $70,000, on luxury sites $300,000 to $800,000', () => {
    const ends = (amounts: readonly number[]) => [amounts[0], amounts.at(-1)];
    expect(ends(resolved({}).prices)).toEqual([5_000, 70_000]);
    expect(ends(resolved({}, { features: { luxuryPresets: true } }).prices)).toEqual([300_000, 800_000]);
    expect(pricePresets(false)).toEqual([...pricePresets(false)].sort((one, other) => one - other));
  });

  it('[FORM-13] leaves out a field with the name of the trap for robots, which would lose every enquiry', () => {
    const fields = ['company_website', 'company'].map((key) => ({ key, kind: 'text', label: 'Company' }));
    expect(fieldsOf(resolved({ fields })).map(({ key }) => key)).toEqual(['company']);
  });

  it('[FORM-01] leaves out what has no key or no label, and takes an unknown kind for text', () => {
    const fields = [{ key: 'a' }, { label: 'B' }, { key: 'c', label: 'C', kind: 'telepathy' }, {}];
    expect(fieldsOf(resolved({ fields })).map(({ key, kind }) => [key, kind])).toEqual([['c', 'text']]);
  });

  it.each(standardForms.map(({ value }) => value))(
    '[FORM-08] the standard form %s requires a name and a way to reply',
    (name) => {
      const kinds = fieldsOf(standard(name)).map(({ kind }) => kind);
      expect(field(standard(name), 'name')?.required).toBe(true);
      expect(kinds.includes('email') || kinds.includes('phone')).toBe(true);
    },
  );

  it('[FORM-09] trade-in and valuation have the fields that the specification lists', () => {
    const keys = [
      'rego',
      'regoState',
      'kms',
      'finance',
      'name',
      'last_name',
      'phone',
      'email',
      'postcode',
      'location_id',
    ];
    const all = [...keys, 'PreferredContactMethod', 'terms_conditions'];
    for (const name of ['trade-in', 'valuation'])
      expect(fieldsOf(standard(name)).map(({ key }) => key)).toEqual(expect.arrayContaining(all));
    expect(field(standard('valuation'), 'do-you-have-a-trade-in')?.choices.map(({ value }) => value)).toEqual([
      'Yes',
      'No',
    ]);
    expect(field(standard('trade-in'), 'phone')?.label).toBe('Mobile Number');
    expect(field(standard('trade-in'), 'finance')?.label).toBe('Is your car under finance');
    expect(field(standard('trade-in'), 'PreferredContactMethod')).toMatchObject({ initial: 'Phone' });
  });
});

describe('days that can be booked', () => {
  it('[FORM-07] follow the week and the holidays of the location, from tomorrow on', () => {
    const holidays = [
      { date: '2026-11-24', label: 'Picnic day', status: 'Closed' as const, open: '', close: '' },
      { date: '2026-11-28', label: 'Open day', status: 'Open' as const, open: '10:15', close: '12:00' },
    ];
    const { days } = bookablePlace(place('a', { holidayHours: holidays }), 'test-drive', sunday);
    expect(days.map(({ date }) => date.slice(8))).toEqual(['23', '25', '26', '27', '28', '30', '01', '02', '03', '04']);
    expect(days[0]).toMatchObject({ date: '2026-11-23', label: 'Monday 23 November', from: 510, to: 1_020 });
    expect(days[4]).toMatchObject({ from: 615, to: 675 });
    expect(bookablePlace(place('a', { openingHours: [] }), 'test-drive', sunday).days).toEqual([]);
  });
});

describe('online estimates', () => {
  it('[FORM-09] generally stop at 7 years and 100,000 km', () => {
    const beyond = (year: number | null, kilometres: number | null) => isBeyondEstimate({ year, kilometres }, 2026);
    expect([beyond(2019, 100_000), beyond(2018, 10), beyond(2025, 100_001), beyond(null, null)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('how an enquiry came', () => {
  it('[FORM-06] is passed on with the lead, cut to what a lead system takes', () => {
    const from = {
      url: '/finance?car_id=v1&preferredDealership=d1&utm_source=mail#form',
      userAgent: 'x'.repeat(1_000),
      visit: { pages: Array.from({ length: 50 }, (_, at) => `/${at}`), parameters: { utm_campaign: 'spring' } },
      category: 'Finance Enquiry',
      carId: '',
    };
    const data = userData({ subcategory: 'New' }, from);
    expect(data).toMatchObject({
      category: 'Finance Enquiry',
      subcategory: 'New',
      url: from.url,
      source: 'Website',
      car_id: 'v1',
      car_dealership_id: 'd1',
      isLastStep: true,
    });
    expect(data.user_agent).toHaveLength(300);
    expect(data.lead_attributes.visited_pages).toHaveLength(20);
    expect(data.lead_attributes.visited_pages.at(-1)).toBe('/49');
    expect(data.lead_attributes.linked_query_params).toMatchObject({ utm_source: 'mail', utm_campaign: 'spring' });
  });

  it('[FORM-06] [PLUS-10] passes on no private link of an earlier enquiry', () => {
    const key = 'f00d'.repeat(16);
    const data = userData(
      { subcategory: '' },
      {
        url: `/enquiry/${key}?failed=1`,
        userAgent: '',
        visit: { pages: ['/', `/enquiry/${key}`, '/cars/a-car'], parameters: {} },
        category: '',
        carId: '',
      },
    );
    expect(JSON.stringify(data)).not.toContain(key);
    expect(data.lead_attributes.visited_pages).toEqual(['/', '/enquiry/:token', '/cars/a-car']);
    expect(data.url).toBe('/enquiry/:token?failed=1');
  });
});
