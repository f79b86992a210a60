// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { asItStands } from './as-it-stands.ts';
import { forgetDetails } from './forgotten-details.ts';
import { formFacts } from './form-facts.ts';
import { fillIn, saveDetails, savedDetails } from './saved-details.ts';
import { type Sending, sendForm } from './send-form.ts';
import { lastSent, storeSent } from './sent-lead.ts';
import { drop, restore, storeForm } from './stored-form.ts';
import { rememberVisit } from './visit.ts';

const form = (html: string): HTMLFormElement => {
  document.body.innerHTML = `<form>${html}</form>`;
  return document.querySelector('form') as HTMLFormElement;
};
const values = (of: HTMLFormElement) => [...of.querySelectorAll('input')].map(({ value }) => value);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
  history.replaceState(null, '', '/contact-us');
});

describe('[FORM-11] what later forms on this device start with', () => {
  it('is the person of a form; what another form did not have stays', () => {
    saveDetails({ name: ['Alex'], email: ['a@b.example'], message: ['Hello'] });
    saveDetails({ name: ['Sam'], phone: [''] });
    expect(savedDetails()).toEqual({ name: 'Sam', email: 'a@b.example' });
  });

  it('is nothing where a store holds invalid values', () => {
    for (const stored of ['null', '{', '"x"', '{"name":1,"message":"x"}']) {
      localStorage.setItem('forecourt:details', stored);
      expect(savedDetails()).toEqual({});
    }
  });

  it('fills what is empty, and is taken out again with all that its tab stored', () => {
    const empty = form('<input name="name"><input name="email" value="typed"><input name="colour">');
    expect(fillIn(empty, { name: 'Alex', email: 'a@b.example' })).toBe(true);
    expect(values(empty)).toEqual(['Alex', 'typed', '']);
    expect(fillIn(empty, { name: 'Sam' })).toBe(false);
    saveDetails({ name: ['Alex'] });
    forgetDetails(empty);
    expect([values(empty), savedDetails()]).toEqual([['', '', ''], {}]);
    forgetDetails(null);
  });
});

describe('[FORM-12] sending a form', () => {
  const sending = { form: 'a form', key: 'k', url: '/', filled: {}, honeypot: '', car: '' } as unknown as Sending;
  const answered = async (body: unknown, status = 200) => {
    vi.stubGlobal(
      'fetch',
      async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
    );
    return sendForm(sending);
  };

  it('ends with the lead’s number and where to go on', async () => {
    expect(await answered({ lead_id: '7', next: '/success', receipt: '/enquiry/x', booked: null }, 201)).toEqual({
      kind: 'stored',
      leadId: '7',
      next: '/success',
      receipt: '/enquiry/x',
      booked: null,
    });
    expect(await answered({ lead_id: '7' })).toMatchObject({ next: '/success?form=a%20form&lead=7', receipt: '' });
  });

  it('[FORM-05] ends with what is wrong: by field, with the server’s message, or with ours', async () => {
    const problems = [{ field: 'email', problem: 'Email is missing.' }];
    expect(await answered({ problems }, 400)).toEqual({ kind: 'problems', problems, places: null });
    expect(await answered({ error: 'Please wait.' }, 429)).toEqual({ kind: 'failed', text: 'Please wait.' });
    const [noLead, failed] = [await answered({}, 200), await answered('<h1>', 502)];
    expect([noLead.kind, failed.kind]).toEqual(['failed', 'failed']);
    expect(noLead).not.toEqual(failed);
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
    expect(await sendForm(sending)).toEqual(failed);
  });
});

describe('[FORM-04] what was sent last in this tab', () => {
  it('is its number and the path of its own page, and of no other address', () => {
    expect(lastSent()).toBeNull();
    storeSent({ leadId: '7', receipt: '/enquiry/x', page: 'f /' });
    expect(lastSent()).toEqual({ leadId: '7', receipt: '/enquiry/x', page: 'f /' });
    storeSent({ leadId: '7', receipt: 'https://elsewhere.example', page: 'f /' });
    expect(lastSent()?.receipt).toBe('');
    sessionStorage.setItem('forecourt:sent', '{"leadId":7}');
    expect(lastSent()).toBeNull();
  });
});

describe('[FORM-06] what a visit saw', () => {
  it('is its pages in order, each once in a row, and the parameters of their addresses', () => {
    history.replaceState(null, '', '/?utm_source=a');
    rememberVisit();
    rememberVisit();
    history.replaceState(null, '', '/cars/x?car_id=1');
    expect(rememberVisit()).toEqual({ pages: ['/', '/cars/x'], parameters: { utm_source: 'a', car_id: '1' } });
  });

  it('is the last twenty, and forgets what is spoilt', () => {
    for (let at = 0; at < 30; at += 1) {
      history.replaceState(null, '', `/p${at}?q${at}=1`);
      rememberVisit();
    }
    expect([rememberVisit().pages.length, rememberVisit().pages.at(-1)]).toEqual([20, '/p29']);
    for (const spoilt of ['{', '{"pages":"x"}']) {
      sessionStorage.setItem('forecourt:visit', spoilt);
      expect(rememberVisit().pages).toEqual(['/p29']);
    }
  });
});

describe('[FORM-05] a form that is left and come back to', () => {
  const name = { progress: '', form: 'f', car: '' };
  const write = (key: string, value: string) => {
    const control = document.querySelector<HTMLInputElement>(`[name=${key}]`);
    if (control) control.value = value;
  };
  const restored = (of = name, into: HTMLFormElement | null = form('<input name="message">')) => {
    let drawn = 0;
    const step = restore(of, into, { write, redraw: () => (drawn += 1) });
    return { step, drawn };
  };

  it('stays as it was, at its step, until it is dropped', () => {
    const left = form('<input name="message">');
    (left.elements[0] as HTMLInputElement).value = 'Hello';
    storeForm(name, left, 2);
    expect(restored()).toEqual({ step: 2, drawn: 3 });
    expect(values(document.forms[0] as HTMLFormElement)).toEqual(['Hello']);
    drop(name);
    expect(restored()).toEqual({ step: null, drawn: 0 });
  });

  it('is another one for another car, and a purchase is stored for days', () => {
    const left = form('<input name="message" value="">');
    (left.elements[0] as HTMLInputElement).value = 'Hello';
    storeForm(name, left, 1);
    expect(restored({ ...name, car: 'v2' }).step).toBeNull();
    history.replaceState(null, '', '/?car_id=v3');
    expect(restored().step).toBeNull();
    storeForm({ ...name, progress: 'purchase v1' }, document.querySelector('form'), 3);
    expect([localStorage.length, sessionStorage.length]).toEqual([1, 1]);
    storeForm(name, null, 1);
    expect(restored(name, null).step).toBeNull();
  });
});

describe('a choice that was made before hydration', () => {
  it('[FORM-04] stays as it is while the form gets to know its boxes', () => {
    const boxes = form('<input type="radio" name="a" value="1"><input type="radio" name="a" value="2" checked>');
    const [first, second] = boxes.querySelectorAll('input');
    const register = asItStands((() => ({
      name: 'a',
      ref: () => {
        if (first) first.checked = true;
      },
    })) as never);
    register('a').ref(first);
    expect([first?.checked, second?.checked]).toEqual([false, true]);
    const text = document.createElement('input');
    expect(() => register('a').ref(text)).not.toThrow();
  });
});

describe('[FORM-07] what a form on a page needs', () => {
  const busy = [{ location: 'a', startsAtMs: 1 }];
  let calls = 0;
  const services = (car: object | null) => ({
    bookings: {
      busy: async () => {
        calls += 1;
        return busy as never;
      },
    },
    enquiries: { subjects: async () => [], car: async () => car as never },
  });

  it('is the times that are taken where it has a field for one, and the car’s own dealership', async () => {
    expect(await formFacts(null, 'test-drive', services({ site: { slug: 'b' }, place: { id: 'yard' } }))).toEqual({
      busy,
      subjects: [],
      site: { slug: 'b' },
      locationId: 'yard',
    });
    calls = 0;
    expect(await formFacts(null, 'general-enquiry', services(null))).toEqual({
      busy: [],
      subjects: [],
      site: null,
      locationId: '',
    });
    expect(calls).toBe(0);
  });
});
