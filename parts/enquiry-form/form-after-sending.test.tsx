// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Form } from '@/domain/leads/form.ts';
import { resolveForm } from '@/domain/leads/resolve-form.ts';
import { siteWith, sunday } from '@/domain/leads/site.fixture.ts';
import { standardForm } from '@/domain/leads/standard-forms.ts';
import { mounted } from '@/parts/mounted.fixture.ts';
import { EnquiryForm } from './form-client.tsx';
import { storeSent } from './sent-lead.ts';

const content = standardForm('general-enquiry') ?? expect.fail();
const form = resolveForm(content, siteWith(), sunday);
const [first] = form.steps;
const field = (key: string, kind = 'text') =>
  ({ key, kind, label: key, required: false, help: '', pieces: [], choices: [], initial: '' }) as never;
const short: Form = {
  ...form,
  steps: [{ ...first, title: '', fields: [field('message'), field('name'), field('code', 'postcode')] }],
};

async function shown() {
  const part = await mounted(<EnquiryForm form={short} block="b" sent={null} estimateYear={null} />);
  const control = (name: string) => part.find<HTMLInputElement>(`[name="${name}"]`);
  const type = (name: string, value: string) =>
    part.hand(() => {
      control(name).value = value;
      control(name).dispatchEvent(new Event('input', { bubbles: true }));
    });
  const send = () =>
    part.hand(() => part.find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  const back = () => part.hand(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  return { ...part, control, type, send, back };
}
class PageTransitionEvent extends Event {
  persisted: boolean;
  constructor(type: string, { persisted }: { persisted: boolean }) {
    super(type);
    this.persisted = persisted;
  }
}
const arrivesBy = (type: string) => vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never]);
const page = () => `${form.id} ${location.pathname}`;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  history.replaceState({ tree: 'x' }, '', '/contact-us');
  Object.assign(window, { shopperEvents: [] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('[FORM-04] is emptied as the shopper leaves for the page of success, and on Back names the enquiry', async () => {
  vi.stubGlobal(
    'fetch',
    async () => new Response('{"lead_id":"0b5a2a44-7a35","next":"#sent","receipt":"/enquiry/x"}', { status: 201 }),
  );
  const part = await shown();
  await part.type('message', 'Is it still there?');
  await part.send();
  await vi.waitFor(() => expect(location.hash).toBe('#sent'));
  expect(part.control('message').value).toBe('');
  expect(part.text()).not.toContain('0b5a2a44');
  await part.back();
  await vi.waitFor(() => expect(part.text()).toContain('Your enquiry was sent. Its number is 0b5a2a44.'));
  expect(part.find('p[role=status] a').getAttribute('href')).toBe('/enquiry/x');
  expect(part.find('button[type=submit]').getAttribute('aria-disabled')).toBeNull();
});

it('[FORM-04] is emptied where the browser restored it, and filled in with the details of last time', async () => {
  storeSent({ leadId: '0b5a2a44-7a35', receipt: '/enquiry/x', page: page() });
  arrivesBy('back_forward').mockImplementation(() => {
    const restored = document.querySelector<HTMLInputElement>('[name=message]');
    if (restored) restored.value = 'restored';
    return [{ type: 'back_forward' } as never];
  });
  localStorage.setItem('forecourt:details', '{"name":"Alex"}');
  const part = await shown();
  await vi.waitFor(() => expect(part.text()).toContain('Its number is 0b5a2a44.'));
  expect([part.control('message').value, part.control('name').value]).toEqual(['', 'Alex']);
});

it('[FORM-04] stays as it is where another form or page was sent, and where the shopper came by a link', async () => {
  storeSent({ leadId: '0b5a2a44-7a35', receipt: '', page: `another ${location.pathname}` });
  arrivesBy('back_forward');
  const other = await shown();
  other.control('message').value = 'mine';
  await other.back();
  await new Promise((done) => setTimeout(done, 50));
  expect([other.control('message').value, other.text().includes('0b5a2a44')]).toEqual(['mine', false]);
  await other.end();
  storeSent({ leadId: '0b5a2a44-7a35', receipt: '', page: page() });
  arrivesBy('navigate');
  const part = await shown();
  await new Promise((done) => setTimeout(done, 50));
  expect(part.text()).not.toContain('0b5a2a44');
});

it('[FORM-04] [FORM-05] stays as it is where the shopper began another enquiry in it', async () => {
  storeSent({ leadId: '0b5a2a44-7a35', receipt: '', page: page() });
  arrivesBy('navigate');
  const part = await shown();
  await part.type('message', 'A second one');
  await vi.waitFor(() => expect(sessionStorage.getItem('forecourt:progress')).toContain('A second one'));
  await part.back();
  await new Promise((done) => setTimeout(done, 50));
  expect([part.control('message').value, part.text().includes('0b5a2a44')]).toEqual(['A second one', false]);
});

it('[FORM-03] a postcode is cut to four digits after what is no digit is taken out, typed or pasted', async () => {
  const part = await shown();
  for (const typed of [' 3000', 'VIC 3000', '30001', '3000 ']) {
    await part.type('code', typed);
    expect(part.control('code').value).toMatch(/^3000$/);
  }
  expect(part.control('code').maxLength).toBeGreaterThan(8);
});
