// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Form } from '@/domain/leads/form.ts';
import { resolveForm } from '@/domain/leads/resolve-form.ts';
import { place, siteWith, sunday } from '@/domain/leads/site.fixture.ts';
import { standardForm } from '@/domain/leads/standard-forms.ts';
import { loadedMarkupOf, plainTextOf } from '@/parts/markup.fixture.ts';
import { mounted } from '@/parts/mounted.fixture.ts';
import { EnquiryFormPanel, formAt } from './enquiry-form.tsx';
import { EnquiryForm, type FormProps } from './form-client.tsx';

const content = standardForm('general-enquiry');
if (!content) throw new Error('The form is missing.');
const form = resolveForm(content, siteWith(), sunday);
const step = (title: string, key: string, required = true) =>
  ({
    title,
    fields: [{ key, kind: 'text', label: title, required, help: '', pieces: [], choices: [], initial: '' }],
  }) as unknown as Form['steps'][number];
const steps: Form = { ...form, steps: [step('One', 'one'), step('Two', 'two', false)] };

let sent: { key: string; filled: Record<string, string[]> }[];
function replyWith(body: unknown, status = 200) {
  vi.stubGlobal('fetch', async (_: string, { body: text }: RequestInit) => {
    sent.push(JSON.parse(String(text)));
    return new Response(JSON.stringify(body), { status });
  });
}
async function shown(more: Partial<FormProps> = {}) {
  const onStored = vi.fn();
  const part = await mounted(
    <EnquiryForm form={form} block="b" sent={null} estimateYear={null} onStored={onStored} {...more} />,
  );
  const type = (name: string, value: string) =>
    part.hand(() => {
      const control = part.find<HTMLInputElement>(`[name="${name}"]`);
      control.value = value;
      control.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const send = () =>
    part.hand(() => part.find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  const fill = async () => {
    for (const [name, value] of [
      ['name', 'Alex'],
      ['last_name', 'Kim'],
      ['email', 'alex@example.com'],
      ['phone', '0491 570 006'],
      ['postcode', '3000'],
      ['message', 'Is it still there?'],
    ] as const)
      if (part.place.querySelector(`[name="${name}"]`)) await type(name, value);
    const category = part.place.querySelector<HTMLSelectElement>('select[name=category]');
    if (category) await type('category', category.options[1]?.value ?? '');
  };
  const warning = () => part.place.querySelector('[role=alert]')?.textContent ?? '';
  return { ...part, type, send, fill, warning, onStored };
}

beforeEach(() => {
  sent = [];
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  // As Next's router leaves it.
  history.replaceState({ tree: 'x' }, '');
  Object.assign(window, { shopperEvents: [] });
});
afterEach(() => vi.unstubAllGlobals());

describe('[FORM-04] a form of the site’s', () => {
  it('is checked before it is sent, and shows what is wrong', async () => {
    replyWith({});
    const part = await shown();
    await part.send();
    await vi.waitFor(() => expect(part.warning()).not.toBe(''));
    expect(sent).toEqual([]);
    expect(part.place.querySelectorAll('[aria-invalid="true"]').length).toBeGreaterThan(1);
  });

  it('sends what is in it, with the page and what the visit saw, and reports the event once it is stored', async () => {
    replyWith({ lead_id: '7', next: '/success', receipt: '/enquiry/x' }, 201);
    const part = await shown({ carId: 'v1' });
    await part.fill();
    await part.send();
    await vi.waitFor(() => expect(part.onStored).toHaveBeenCalledWith(expect.objectContaining({ leadId: '7' })));
    expect(sent[0]).toMatchObject({ form: 'general-enquiry', car: 'v1', honeypot: '', filled: { name: ['Alex'] } });
    expect((window as unknown as { shopperEvents: object[] }).shopperEvents).toEqual([
      { id: form.event, category: form.category, lead: '7', text: form.submitLabel, booked: 0 },
    ]);
    expect(JSON.parse(localStorage.getItem('forecourt:details') ?? '{}')).toMatchObject({
      name: 'Alex',
      postcode: '3000',
    });
  });

  it('[FORM-12] is the same enquiry when it is tried again, and another one once it was changed', async () => {
    replyWith({ error: 'Please wait.' }, 503);
    const part = await shown();
    await part.fill();
    for (const text of ['', '', 'Something else.']) {
      if (text) await part.type('message', text);
      await part.send();
      await vi.waitFor(() => expect(part.warning()).toContain('Please wait.'));
    }
    const keys = sent.map(({ key }) => key);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(part.onStored).not.toHaveBeenCalled();
  });

  it('shows what the server refuses at its field', async () => {
    replyWith({ problems: [{ field: 'email', problem: 'That mailbox is full.' }] }, 400);
    const part = await shown();
    await part.fill();
    await part.send();
    await vi.waitFor(() => expect(part.warning()).toContain('That mailbox is full.'));
    expect(part.find('[name=email]').getAttribute('aria-invalid')).toBe('true');
  });

  it('leads to a wrong field by the focus alone: the history, by which dialogs close, stays as it is', async () => {
    const part = await shown({ form: steps });
    await part.send();
    await vi.waitFor(() => expect(part.warning()).not.toBe(''));
    await vi.waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('alert'));
    const link = part.find<HTMLAnchorElement>('[role=alert] a');
    const before = [history.length, location.href];
    await part.hand(() => link.click());
    expect(document.activeElement).toBe(part.find('[name=one]'));
    expect([history.length, location.href]).toEqual(before);
    const elsewhere = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    let isLinks = false;
    part.place.addEventListener('click', (event) => {
      isLinks = !event.defaultPrevented;
      event.preventDefault();
    });
    await part.hand(() => link.dispatchEvent(elsewhere));
    expect(isLinks).toBe(true);
  });

  it('[FORM-11] begins with the details of last time, which can be forgotten', async () => {
    localStorage.setItem('forecourt:details', JSON.stringify({ name: 'Alex' }));
    const part = await shown();
    await vi.waitFor(() => expect(part.text()).toContain('Your details from last time are filled in.'));
    expect(part.find<HTMLInputElement>('[name=name]').value).toBe('Alex');
    const forget = [...part.place.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Forget my details',
    );
    forget?.focus();
    await part.hand(() => forget?.click());
    await vi.waitFor(() => expect(part.text()).not.toContain('Forget'));
    const focused = document.activeElement;
    expect([focused?.getAttribute('role'), focused?.textContent?.trim()]).toEqual([
      'status',
      'Your details are no longer saved here.',
    ]);
    expect([part.find<HTMLInputElement>('[name=name]').value, localStorage.getItem('forecourt:details')]).toEqual([
      '',
      null,
    ]);
  });

  it('[FORM-14] that came back without script shows all of it, and what is wrong', async () => {
    const back = {
      block: 'b',
      filled: { one: ['typed'] },
      problems: [{ field: 'two', problem: 'Two is missing.' }],
      failure: '',
    };
    const part = await shown({ form: steps, sent: back });
    expect(part.warning()).toContain('Two is missing.');
    expect(part.find('form').dataset.all).toBe('true');
    expect(part.find<HTMLInputElement>('[name=one]').value).toBe('typed');
    expect(part.text()).not.toContain('Continue');
  });
});

describe('[FORM-05] a form in steps', () => {
  const button = (part: Awaited<ReturnType<typeof shown>>, label: string) =>
    [...part.place.querySelectorAll('button')].find(({ textContent }) => textContent === label);
  const current = (part: Awaited<ReturnType<typeof shown>>) => part.find('[data-current] legend').textContent;

  it('goes on once the step is right, by its button or by Enter, and back', async () => {
    replyWith({ lead_id: '7' }, 201);
    const part = await shown({ form: steps });
    expect(current(part)).toContain('Step 1 of 2');
    await part.hand(() => button(part, 'Continue')?.click());
    await vi.waitFor(() => expect(part.warning()).not.toBe(''));
    expect(current(part)).toContain('Step 1 of 2');
    await part.type('one', 'yes');
    await part.send();
    await vi.waitFor(() => expect(current(part)).toContain('Step 2 of 2'));
    expect([part.warning(), sent]).toEqual(['', []]);
    await part.hand(() => button(part, 'Back')?.click());
    await vi.waitFor(() => expect(current(part)).toContain('Step 1 of 2'));
    await part.send();
    await vi.waitFor(() => expect(current(part)).toContain('Step 2 of 2'));
    await part.send();
    await vi.waitFor(() => expect(part.onStored).toHaveBeenCalled());
    expect(sent[0]?.filled).toMatchObject({ one: ['yes'] });
  });

  it('goes back by its button although a link to a place on the page has left an entry of the history without a state', async () => {
    replyWith({});
    const part = await shown({ form: steps });
    await part.type('one', 'yes');
    location.hash = 'main';
    await vi.waitFor(() => expect(history.state).toBeFalsy());
    await part.send();
    await vi.waitFor(() => expect(current(part)).toContain('Step 2 of 2'));
    await part.hand(() => button(part, 'Back')?.click());
    await vi.waitFor(() => expect(current(part)).toContain('Step 1 of 2'));
  });

  it('[FORM-10] no longer calls a field wrong once it was filled in, by hand or by a usual amount', async () => {
    replyWith({});
    const [first] = steps.steps;
    const amount = { ...first?.fields[0], key: 'kms', kind: 'mileage', label: 'Kms' };
    const part = await shown({
      form: {
        ...steps,
        steps: [{ title: 'One', fields: [...(first?.fields ?? []), amount] }, step('Two', 'two')] as Form['steps'],
      },
    });
    const wrong = () =>
      [...part.place.querySelectorAll('[aria-invalid="true"]')].map((one) => one.getAttribute('name'));
    await part.hand(() => button(part, 'Continue')?.click());
    await vi.waitFor(() => expect(wrong()).toEqual(['one', 'kms']));
    await part.hand(() => button(part, '75,000 kms')?.click());
    await vi.waitFor(() => expect(wrong()).toEqual(['one']));
    await part.type('one', 'yes');
    await vi.waitFor(() => expect(wrong()).toEqual([]));
  });

  it('of a purchase is where it was left, and can be begun again', async () => {
    replyWith({ lead_id: '7' }, 201);
    const first = await shown({ form: steps, progress: 'purchase v1' });
    await first.type('one', 'yes');
    await first.send();
    await vi.waitFor(() => expect(current(first)).toContain('Step 2 of 2'));
    await vi.waitFor(() => expect(localStorage.length).toBeGreaterThan(0));
    await first.end();
    document.body.replaceChildren();
    const again = await shown({ form: steps, progress: 'purchase v1' });
    await vi.waitFor(() => expect(again.text()).toContain('You are where you left off.'));
    expect(current(again)).toContain('Step 2 of 2');
    await again.hand(() => button(again, 'Back')?.click());
    await again.type('one', '');
    await again.send();
    await vi.waitFor(() => expect(again.warning()).not.toBe(''));
    await again.hand(() => button(again, 'Start again')?.click());
    expect([again.warning(), again.place.querySelectorAll('[aria-invalid], .field-problem').length]).toEqual(['', 0]);
    expect([current(again), again.find<HTMLInputElement>('[name=one]').value]).toEqual([
      expect.stringContaining('Step 1 of 2'),
      '',
    ]);
  });
});

describe('[BLK-07] a form on a panel', () => {
  it('shows what staff wrote above it, and what it is about', async () => {
    const panel = (introduction: string) => (
      <EnquiryFormPanel
        {...{
          content: { ...content, introduction },
          site: siteWith(),
          now: sunday,
          until: () => undefined,
          block: 'b',
          sent: null,
        }}
        facts={{
          busy: [],
          subjects: [{ kind: 'offer', id: 'o', title: 'An offer', detail: '', href: '/o' } as never],
          site: null,
        }}
      />
    );
    expect(plainTextOf(await loadedMarkupOf(panel('We read it all.')))).toMatch(/^We read it all\. .*An offer/);
    expect(await loadedMarkupOf(panel(''))).not.toContain('We read it all.');
  });

  it('[FORM-07] changes at the midnights of its places where it takes bookings', () => {
    const testDrive = standardForm('test-drive');
    if (!testDrive) throw new Error('The form is missing.');
    const boundaries = (of: NonNullable<typeof content>) => {
      const until: number[] = [];
      formAt(of, siteWith({ locations: [place('a'), place('b', { timeZone: 'Australia/Perth' })] }), sunday, (at) =>
        until.push(at),
      );
      return until;
    };
    expect(boundaries(testDrive)).toEqual([Date.UTC(2026, 10, 22, 13), Date.UTC(2026, 10, 22, 16)]);
    expect(boundaries(content)).toEqual([]);
  });
});
