// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { allClasses, type ConsentClasses, consentKey } from '@/domain/events/consent.ts';
import { showBar } from './consent-bar.ts';
import { openChoices } from './consent-choices.ts';
import { personOf, storeConsent, storedConsent } from './consent-store.ts';
import { make, makeButton } from './make-element.ts';

const terms = { mode: 'ask', visits: 'Google Analytics', ads: 'Meta', webhook: '', policy: '' } as const;
const none = allClasses(false);
beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '<main id="main" tabindex="-1"></main>';
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.dispatchEvent(new Event('close'));
  };
});
afterEach(() => vi.restoreAllMocks());

describe('an element made by script', () => {
  it('holds text as text, and only the attributes that are set', () => {
    const made = make('p', { hidden: false, id: 'a', 'data-x': true }, '<b>', make('i'));
    expect(made.outerHTML).toBe('<p id="a" data-x="">&lt;b&gt;<i></i></p>');
    const pressed = vi.fn();
    makeButton('Go', pressed).click();
    expect(pressed).toHaveBeenCalledOnce();
  });
});

describe('[ANL-01] the number by which a browser is measured', () => {
  it('is there with the consent alone, stays while that lasts, and ends with it', () => {
    expect(personOf(none)).toBe('');
    const person = personOf({ ...none, visits: true });
    expect(person).toMatch(/^\d{1,10}\.\d{1,10}$/);
    expect(personOf({ ...none, ads: true })).toBe(person);
    expect(personOf(none)).toBe('');
    expect(localStorage.length).toBe(0);
  });

  it('is none where the browser stores nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('off');
    });
    expect(personOf({ ...none, visits: true })).toBe('');
  });

  it('a choice is stored with whom it is about and when', () => {
    storeConsent(terms, { ...none, visits: true });
    expect(storedConsent(terms)).toMatchObject({ stored: { visits: true, ads: false }, refuses: false });
    const { at, whom } = JSON.parse(localStorage.getItem(consentKey) ?? '{}');
    expect([Math.abs(at - Date.now()) < 60_000, whom]).toEqual([true, 'Google Analytics|Meta|']);
  });
});

describe('[ANL-01] the bar', () => {
  it('gives the page back what it took, and the focus to the page', () => {
    const acts = { allow: vi.fn(), refuse: vi.fn(), choose: vi.fn() };
    const hide = showBar(terms, 'Cartown', acts);
    const bar = document.querySelector('.privacy-bar');
    expect(bar?.getAttribute('aria-labelledby')).toBe(bar?.querySelector('b')?.id);
    expect(document.body.style.paddingBottom).not.toBe('');
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(240);
    dispatchEvent(new Event('resize'));
    expect(document.body.style.paddingBottom).toBe('240px');
    bar?.querySelector('button')?.focus();
    for (const button of bar?.querySelectorAll('button') ?? []) button.click();
    expect([acts.allow, acts.refuse, acts.choose].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 2]);
    hide();
    expect([document.querySelector('.privacy-bar'), document.body.style.paddingBottom]).toEqual([null, '']);
    expect(document.activeElement?.id).toBe('main');
  });
});

describe('[ANL-01] the choices', () => {
  const opened = (now: ConsentClasses, refused: boolean, one: object = {}) => {
    const save = vi.fn();
    openChoices({ terms: { ...terms, ...one }, store: 'Cartown', now, refused, save });
    const dialog = document.querySelector('dialog') as HTMLDialogElement;
    const press = (label: string) =>
      [...dialog.querySelectorAll('button')].find((it) => it.textContent === label)?.click();
    return { dialog, press, save };
  };

  it('state for each switch what it is for and whether it is on', () => {
    const { dialog, press, save } = opened({ ...none, visits: true }, false);
    expect([...dialog.querySelectorAll('small')].map(({ textContent }) => textContent)).toEqual([
      'Always on',
      'On',
      'Off',
    ]);
    dialog.querySelectorAll('input')[2]?.click();
    expect(dialog.querySelectorAll('small')[2]?.textContent).toBe('On');
    press('Save these');
    expect(save).toHaveBeenCalledWith({ visits: true, ads: true, webhook: false, help: false });
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('speak of one switch where one company is named, and lead to no policy that is not there', () => {
    const { dialog } = opened(none, true, { ads: '' });
    expect(dialog.querySelector('.privacy-refused')?.textContent).toContain('So this is off.');
    expect(dialog.querySelectorAll('input')).toHaveLength(2);
    expect(dialog.querySelector('a')).toBeNull();
    expect(dialog.textContent).toContain('without cookies and without storing your address');
  });

  it('have a switch for a webhook too, which “All off” puts off with the others', () => {
    const { dialog, press, save } = opened(allClasses(true), false, { webhook: 'hooks.example.com' });
    expect(dialog.querySelectorAll('input')).toHaveLength(4);
    expect(dialog.textContent).toContain('For Cartown, hooks.example.com gets what you do here');
    press('All off');
    expect(save).toHaveBeenCalledWith(none);
    expect(opened(none, true, { webhook: 'hooks.example.com' }).dialog.textContent).toContain('So all are off.');
  });

  it('[PLUS-11] have a switch for what helps, and state for each script what it gets', () => {
    const tags = [
      { name: 'Tawk', receives: 'what is typed', consent: 'help', script: 'https://tawk.example/t.js' },
      { name: 'Heatmap', receives: 'where you tap.', consent: 'visits', script: 'https://heat.example/h.js' },
    ] as const;
    const { dialog, press, save } = opened(none, false, { ads: '', tags });
    const rows = [...dialog.querySelectorAll('li')].map(({ textContent }) => textContent);
    expect(rows).toHaveLength(3);
    expect(rows[1]).toMatch(
      /^Counting visits.*Google Analytics gets .*Heatmap runs its own script here\. It gets where you tap\.Off$/,
    );
    expect(rows[2]).toBe('Chat and other helpTawk runs its own script here. It gets what is typed.Off');
    dialog.querySelectorAll('input')[2]?.click();
    press('Save these');
    expect(save).toHaveBeenCalledWith({ ...none, help: true });
  });
});
