import { describe, expect, it } from 'vitest';
import { type FormField as Field, type Form, fieldsOf } from '@/domain/leads/form.ts';
import { resolveForm } from '@/domain/leads/resolve-form.ts';
import { place, siteWith, sunday } from '@/domain/leads/site.fixture.ts';
import { type StandardForm, standardForm } from '@/domain/leads/standard-forms.ts';
import { linksOf, loadedMarkupOf, markupOf, plainTextOf } from '@/parts/markup.fixture.ts';
import { EstimateNote } from './estimate-note.tsx';
import { FormButtons } from './form-buttons.tsx';
import { FormField } from './form-field.tsx';
import { FormSection, missingFields } from './form-section.tsx';
import { ProblemList } from './problem-list.tsx';
import { SubjectStrip } from './subject-strip.tsx';

const register = (name: string) => ({ name, onChange: async () => {}, onBlur: async () => {}, ref: () => {} });
const plain: Field = {
  key: 'f',
  kind: 'text',
  label: 'A field',
  required: true,
  help: '',
  pieces: [],
  choices: [],
  initial: '',
} as Field;
const formOf = (...fields: Field[]): Form =>
  ({
    id: 'x',
    steps: [{ title: '', fields }],
    prices: [30_000],
    places: [],
    terms: { hint: 'A hint', problem: '' },
  }) as never;
type More = { sent?: Record<string, string[]> | null; problem?: string; form?: Form };
function field(change: Partial<Field>, { sent = null, problem, form }: More = {}) {
  const shown = { ...plain, ...change };
  const props = { sent, problem, filled: {}, register: register as never, setAmount: () => {}, suggest: () => {} };
  return <FormField form={form ?? formOf(shown)} field={shown} block="b" {...props} />;
}
const choices = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ value: `v${at}`, label: `Choice ${at}` })) as unknown as Field['choices'];

describe('[FORM-01] a field of a form', () => {
  it('has a label, shows where it is optional, and holds what it had at first or what came back', () => {
    expect(plainTextOf(field({}))).toBe('A field');
    expect(plainTextOf(field({ required: false }))).toBe('A field optional');
    expect(markupOf(field({ initial: 'first' }))).toContain('value="first"');
    expect(markupOf(field({ initial: 'first' }, { sent: { f: ['back'] } }))).toContain('value="back"');
    expect(markupOf(field({ initial: 'first' }, { sent: {} }))).toContain('value=""');
  });

  it('[FORM-04] is pointed to its help and its problem', () => {
    const both = markupOf(field({ help: 'Four digits.' }, { problem: 'It is missing.' }));
    const ids = /aria-describedby="([^"]*)"/.exec(both)?.[1]?.split(' ') ?? [];
    expect(ids).toHaveLength(2);
    for (const id of ids) expect(both).toContain(`id="${id}"`);
    expect(both).toContain('aria-invalid="true"');
    expect(markupOf(field({}))).not.toMatch(/aria-(?:invalid|describedby)/);
  });

  it.each([
    ['email', 'type="email"'],
    ['phone', 'type="tel"'],
    ['date', 'type="date"'],
    ['postcode', 'maxLength="20"'],
    ['rego', 'autoCapitalize="characters"'],
    ['message', '<textarea'],
    ['long-text', '<textarea'],
    ['file', 'name="f"'],
  ] as const)('of the kind %s is %s', async (kind, expected) =>
    expect(await loadedMarkupOf(field({ kind }))).toContain(expected),
  );

  it('is filled in by browsers under the names that lead systems use', () => {
    expect(markupOf(field({ key: 'last_name' }))).toContain('autoComplete="family-name"');
    expect(markupOf(field({ key: 'colour' }))).toContain('autoComplete="off"');
  });

  it('[FORM-10] of an amount has usual amounts to press, in its own unit', () => {
    expect(plainTextOf(field({ kind: 'price' }))).toMatch(/^A field \$ .*\$30,000/);
    expect(plainTextOf(field({ kind: 'mileage' }))).toMatch(/^A field kms .*km/);
  });

  it('of few choices has all in sight, of more a list', () => {
    const few = markupOf(field({ kind: 'choice', choices: choices(4), initial: 'v1' }));
    expect(few.match(/type="radio"/g)).toHaveLength(4);
    expect(few).toMatch(/value="v1"[^>]*checked=""|checked=""[^>]*value="v1"/);
    const more = markupOf(field({ kind: 'choice', choices: choices(5) }));
    expect(more).toMatch(/<select.*<option value="" selected="">Please choose<\/option>/);
    expect(markupOf(field({ kind: 'state', choices: choices(2) }))).toContain('<select');
  });

  it('of several choices holds all that came back', () => {
    const back = markupOf(field({ kind: 'choices', choices: choices(3) }, { sent: { f: ['v0', 'v2'] } }));
    expect(back.match(/checked=""/g)).toHaveLength(2);
  });

  it('of a consent has its text, links that open beside the form, and the hint of the terms', () => {
    const pieces = [
      { text: 'I agree to the ', href: null },
      { text: 'terms', href: '/terms' },
    ];
    expect(markupOf(field({ kind: 'opt-in', pieces, initial: 'yes' }))).toMatch(
      /checked="".*<a href="\/terms" target="_blank"/,
    );
    expect(plainTextOf(field({ kind: 'terms', pieces }))).toBe('I agree to the terms A hint');
    expect(markupOf(field({ kind: 'opt-in', pieces }))).not.toContain('checked');
  });

  it('[FORM-09] of a plate is looked up where the form has state and car too', async () => {
    const rego = { ...plain, kind: 'rego', key: 'rego' } as Field;
    const others = [
      { ...plain, kind: 'state', key: 'state' },
      { ...plain, key: 'make' },
    ] as Field[];
    const alone = await loadedMarkupOf(field(rego));
    expect((await loadedMarkupOf(field(rego, { form: formOf(rego, ...others) }))).length).toBeGreaterThan(alone.length);
    expect(await loadedMarkupOf(field(rego, { form: formOf(rego, ...others.slice(0, 1)) }))).toBe(alone);
  });

  it('[FORM-07] of a time names the days of each place', () => {
    const content = standardForm('test-drive');
    if (!content) throw new Error('The form is missing.');
    const form = resolveForm(content, siteWith(), sunday);
    const time = fieldsOf(form).find(({ kind }) => kind === 'date-time');
    if (!time) throw new Error('The form asks for no time.');
    expect(plainTextOf(field(time, { form }))).toContain('Monday 23 November');
  });
});

describe('[FORM-05] the buttons of a form', () => {
  const buttons = (step: number, busy = false, back = true) =>
    plainTextOf(
      <FormButtons label="Send" step={step} last={1} busy={busy} onBack={back ? () => {} : null} onNext={() => {}} />,
    );
  it('lead on and back, and the last one sends', () => {
    expect([buttons(0), buttons(1), buttons(1, true), buttons(1, false, false)]).toEqual([
      'Continue Send',
      'Back Send',
      'Back Sending…',
      'Send',
    ]);
  });
});

describe('[FORM-04] what is wrong with a form', () => {
  const list = (problems: object[], failure = '') => (
    <ProblemList block="b" problems={problems as never} failure={failure} arrives={false} ref={null} />
  );

  it('leads to each field; a failure is shown alone', () => {
    expect(linksOf(list([{ field: 'email', problem: 'Email is missing.' }]))).toEqual([
      expect.stringContaining('email'),
    ]);
    expect(plainTextOf(list([{ field: 'email', problem: 'x' }], 'It failed.'))).toBe('It failed.');
  });

  it('[FORM-07] offers a second booking where the shopper has one', () => {
    expect(plainTextOf(list([{ field: 'time', problem: 'x', again: true }]))).toContain('Book this time as well');
    expect(plainTextOf(list([{ field: 'time', problem: 'x' }]))).not.toContain('as well');
  });
});

describe('beside a form', () => {
  it('[FORM-09] states whether a car gets an estimate', () => {
    const note = (year: string, kms: string) =>
      markupOf(<EstimateNote filled={{ year: [year], kms: [kms] }} thisYear={2026} />);
    expect(note('2010', '10')).toContain('data-beyond');
    expect(note('2025', '150000')).toContain('data-beyond');
    expect(note('2025', '10')).not.toContain('data-beyond');
    expect(note('20', '')).not.toContain('data-beyond');
  });

  it('[FORM-06] states what it is about', () => {
    const subject = { kind: 'offer', id: 'o', title: 'An offer', detail: 'until May', href: '/offers/o' } as never;
    expect(plainTextOf(<SubjectStrip subjects={[subject]} />)).toMatch(/An offer until May$/);
    expect(markupOf(<SubjectStrip subjects={[]} />)).toBe('');
  });
});

describe('[BLK-07] a form as a section of a page', () => {
  type BlockFields = { heading?: string; form?: unknown; text?: string };
  const section = async (block: BlockFields, props: object = {}, settings: object = {}) => {
    const until: number[] = [];
    const context = {
      site: siteWith(settings),
      now: sunday,
      until: (at: number) => void until.push(at),
      edit: () => ({}),
    };
    const whole = { _key: 'b', anchor: null, heading: null, text: null, form: null, ...block };
    const element = (
      <FormSection
        block={whole as never}
        context={context}
        standard={'general-enquiry' satisfies StandardForm}
        heading=""
        places="sales"
        facts={undefined}
        {...props}
      />
    );
    return { text: plainTextOf(await loadedMarkupOf(element)), until };
  };
  const phones = {
    main: '03 5550 1111',
    sales: '03 5550 2222',
    service: '03 5550 3333',
    parts: '',
    newCars: '',
    usedCars: '',
    demoCars: '',
  };

  it('has staff’s heading, else the form’s own', async () => {
    expect((await section({ heading: 'Write to us', text: 'We read it all.' })).text).toMatch(
      /^Write to us We read it all\./,
    );
    expect((await section({})).text).toMatch(/^[A-Z]/);
  });

  it('has the phone of its department beside it, and whether it is answered now', async () => {
    const talk = async (places: string) => (await section({}, { places }, { phones })).text;
    expect(await talk('sales')).toContain('03 5550 2222');
    expect(await talk('parts')).toContain('03 5550 3333');
    expect(await talk('primary')).toContain('03 5550 2222');
    expect(await talk('sales')).toMatch(/03 5550 2222 Opens Monday/);
    expect((await section({}, {}, { phones })).until.length).toBeGreaterThan(0);
    expect((await section({}, {}, { locations: [place('x', { phone: '' })] })).text).not.toContain('Rather talk?');
  });

  it('opens in a dialog at the press of its button', async () => {
    expect((await section({}, { button: 'Email Us' })).text).toContain('Email Us');
  });

  it('shows in the studio when its form has no fields', () => {
    expect(missingFields({ form: { fields: [] } })).toContain('no fields');
    expect(missingFields({ form: { fields: [{}] } })).toBeNull();
    expect(missingFields({ form: null })).toBeNull();
  });
});
