// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { allClasses, type ConsentClasses, type ConsentTerms, consentKey } from '@/domain/events/consent.ts';
import { type EventKey, shopperEvents } from '@/domain/events/shopper-events.ts';
import { barCopy, choiceRows } from './consent-copy.ts';
import { storeConsent } from './consent-store.ts';
import { followConsent } from './follow-consent.ts';

const named = { visits: 'Google Analytics', ads: 'Meta', webhook: '' } as const;
const terms: ConsentTerms = { mode: 'ask', ...named, policy: '/privacy-policy' };
const none = allClasses(false);
/** How the text names each event; the choice itself needs no naming. */
const phrases: Record<EventKey, RegExp | null> = {
  vehicleView: /cars you look at/,
  pageView: /pages/,
  searchView: /searches/,
  enquiry: /enquiries/,
  vehicleEnquiry: /enquiries/,
  defaultForm: /enquiries/,
  testDrive: /test drives/,
  testDriveBooked: /test drives/,
  phone: /calls/,
  favourite: /saved cars/,
  reserveBegun: /reservations/,
  purchaseSent: /reservations/,
  offerAccepted: /trade-ins/,
  calculator: /finance/,
  historyReport: /history reports/,
  careers: /job applications/,
  print: /printing/,
  consent: null,
};
let ending: AbortController;
let changes: ConsentClasses[];

async function begin(over: Partial<ConsentTerms> = {}): Promise<void> {
  followConsent({ ...terms, ...over }, 'Southbank Ford', (classes) => changes.push(classes), ending.signal);
}
const bar = () => document.querySelector('.privacy-bar');
const dialog = () => document.querySelector('dialog');
const button = (within: Element | null, label: string) =>
  [...(within?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === label);
const refuses = (value: boolean) => Object.assign(navigator, { globalPrivacyControl: value });

beforeEach(() => {
  localStorage.clear();
  refuses(false);
  location.hash = '';
  document.body.innerHTML =
    '<a class="skip-link" href="#main">Skip</a><main id="main" tabindex="-1"></main><li id="privacy-choices"><a href="#privacy-choices">Privacy choices</a></li>';
  [ending, changes] = [new AbortController(), []];
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
afterEach(() => ending.abort());

describe('[ANL-01] the question whether others may measure a visit', () => {
  it('has three buttons of one look, none of them chosen, and comes first in keyboard order', async () => {
    await begin();
    expect([...(bar()?.querySelectorAll('.privacy-acts button') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Choose',
      'No thanks',
      'OK',
    ]);
    expect(document.querySelector('.skip-link')?.nextElementSibling).toBe(bar());
    expect(bar()?.textContent).toContain('With your OK, Google Analytics and Meta learn what you do here');
    expect(changes).toEqual([]);
  });

  it.each([
    ['OK', { ...none, visits: true, ads: true }],
    ['No thanks', none],
  ])('is closed by %s, once and for the next page', async (label, classes) => {
    await begin();
    button(bar(), label)?.click();
    expect([bar(), changes]).toEqual([null, [classes]]);
    const { visits, ads } = classes;
    expect(JSON.parse(localStorage.getItem(consentKey) ?? '')).toMatchObject({ visits, ads });
    await begin();
    expect(bar()).toBeNull();
  });

  it('is not put to a browser that refuses; the choices state that, and the shopper may still choose', async () => {
    refuses(true);
    await begin();
    expect(bar()).toBeNull();
    document.querySelector<HTMLElement>('#privacy-choices a')?.click();
    expect(dialog()?.textContent).toContain('Your browser asks not to be tracked');
    expect(
      [...(dialog()?.querySelectorAll('input') ?? [])].map(({ checked, disabled }) => [checked, disabled]),
    ).toEqual([
      [true, true],
      [false, false],
      [false, false],
    ]);
    dialog()?.querySelectorAll('input')[1]?.click();
    button(dialog(), 'Save these')?.click();
    expect([dialog(), changes]).toEqual([null, [{ ...none, visits: true }]]);
  });

  it('can be changed from the foot of each page, and by a link that was followed before the script came', async () => {
    location.hash = '#privacy-choices';
    await begin();
    expect(dialog()).not.toBeNull();
    button(dialog(), 'All on')?.click();
    expect(bar()).toBeNull();
    document.querySelector<HTMLElement>('#privacy-choices a')?.click();
    expect([...(dialog()?.querySelectorAll('input') ?? [])].map(({ checked }) => checked)).toEqual([true, true, true]);
    expect(dialog()?.querySelector('a')?.getAttribute('href')).toBe('/privacy-policy');
    button(dialog(), 'All off')?.click();
    expect(changes).toEqual([{ visits: true, ads: true, webhook: false, help: false }, none]);
  });

  it('closing the choices chooses nothing', async () => {
    await begin();
    button(bar(), 'Choose')?.click();
    dialog()?.querySelector<HTMLElement>('[aria-label=Close]')?.click();
    expect([dialog(), changes]).toEqual([null, []]);
    expect(bar()).not.toBeNull();
  });

  it('works for this page where the browser stores nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('off');
    });
    await begin();
    button(bar(), 'OK')?.click();
    expect([bar(), changes]).toEqual([null, [{ ...none, visits: true, ads: true }]]);
    vi.restoreAllMocks();
    // What this page remembers goes with the next choice that is stored.
    storeConsent(terms, none);
  });

  it('names the receivers, and no one else', () => {
    expect(barCopy({ ...terms, ads: '' }, 'Cartown').text).toBe(
      'With your OK, Google Analytics learns what you do here: the pages and cars you look at, searches, enquiries, test drives, calls, saved cars and reservations. That shows Cartown how its site is used. Say no and everything here works the same.',
    );
    const third = { ...terms, webhook: 'hooks.example.com' };
    expect(barCopy(third, 'Cartown').text).toContain('Google Analytics, Meta and hooks.example.com learn what');
    const alone = { ...terms, mode: 'notice', visits: '', ads: '', webhook: 'the dealer’s lead system' } as const;
    expect(barCopy(alone, 'Cartown').text).toMatch(/^The dealer’s lead system learns what you do here/);
    const script = 'https://tawk.example/t.js';
    const tags = [{ name: 'Tawk', receives: 'what is typed', consent: 'help', script }] as const;
    expect(barCopy({ ...terms, ads: '', tags }, 'Cartown').text).toMatch(
      /how its site is used\. With your OK, Tawk also runs its own script on these pages\. Say no and everything else here/,
    );
    expect(barCopy({ ...terms, mode: 'notice', visits: '', ads: '', tags }, 'Cartown')).toEqual({
      title: 'Other services on this site',
      text: 'Tawk runs its own script on these pages. Turn it off and everything else here works the same.',
      no: 'Turn off',
    });
    expect(choiceRows(alone, 'Cartown').map(({ key }) => key)).toEqual(['needed', 'webhook']);
    expect(barCopy({ ...terms, mode: 'notice' }, 'Cartown')).toMatchObject({
      no: 'Turn off',
      title: 'How we count visits',
    });
    expect(choiceRows({ ...terms, visits: '' }, 'Cartown').map(({ key }) => key)).toEqual(['needed', 'ads']);
  });

  it('names all that vendors get of the registry of events, in the bar and in each row', () => {
    const rows = choiceRows({ ...terms, webhook: 'hooks.example.com' }, 'Cartown');
    const row = (key: string) => rows.find((one) => one.key === key)?.text ?? '';
    for (const [key, { ga4, meta }] of Object.entries(shopperEvents)) {
      const phrase = phrases[key as EventKey];
      if (!phrase) continue;
      if (ga4 || meta) expect(barCopy(terms, 'Cartown').text).toMatch(phrase);
      if (meta) expect(row('ads')).toMatch(phrase);
      // Google and a webhook get also what has no name of theirs.
      for (const text of [row('visits'), row('webhook')]) expect(text).toMatch(phrase);
    }
  });

  it('a dealer’s name is text, whatever is in it', async () => {
    followConsent(terms, '<img src=x onerror=alert(1)>', () => undefined, ending.signal);
    expect(bar()?.querySelector('img')).toBeNull();
  });
});
