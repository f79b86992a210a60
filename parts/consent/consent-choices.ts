import { allClasses, type ConsentClasses, type ConsentTerms } from '@/domain/events/consent.ts';
import { coverPage } from '@/ui/dialog/cover-page.ts';
import { type ConsentRow, choiceRows, ownCount, refusedCopy } from './consent-copy.ts';
import { make, makeButton } from './make-element.ts';

type Choices = {
  terms: ConsentTerms;
  store: string;
  now: ConsentClasses;
  /** The browser sends Global Privacy Control, and the shopper has not chosen otherwise. */
  refused: boolean;
  save(classes: ConsentClasses): void;
};

/** The dialog of choices: one switch for each purpose, and two buttons that set all at once. */
export function openChoices({ terms, store, now, refused, save }: Choices): void {
  const rows = choiceRows(terms, store);
  const switches = new Map<string, HTMLInputElement>();
  // The `close` event comes later, and a choice may reload the page at once: uncover it first.
  const close = () => {
    uncover();
    dialog.close();
  };
  const done = (classes: ConsentClasses) => {
    close();
    save(classes);
  };
  const isOn = (key: keyof ConsentClasses) => switches.get(key)?.checked ?? false;
  const title = make('h2', { id: 'privacy-choices-title' }, 'Your privacy choices');
  const policy = terms.policy ? [' ', make('a', { href: terms.policy }, 'Privacy policy')] : [];
  const dialog = make(
    'dialog',
    { id: 'privacy-window', class: 'privacy-choices', 'aria-labelledby': title.id },
    make('header', {}, title, makeButton('×', close, { 'aria-label': 'Close' })),
    make(
      'section',
      {},
      ...(refused ? [refusal(rows.length - 1)] : []),
      make('ul', {}, ...rows.map((row) => rowOf(row, now, switches))),
      make('p', {}, ownCount(store)),
      make('p', {}, 'Change this any time under “Privacy choices” at the foot of each page.', ...policy),
    ),
    make(
      'footer',
      {},
      makeButton('All off', () => done(allClasses(false))),
      makeButton('All on', () => done(allClasses(true))),
      makeButton('Save these', () =>
        done({ visits: isOn('visits'), ads: isOn('ads'), webhook: isOn('webhook'), help: isOn('help') }),
      ),
    ),
  );
  document.body.append(dialog);
  const uncover = coverPage(dialog.id, close);
  dialog.addEventListener('close', () => {
    uncover();
    dialog.remove();
  });
  // The browser traps the focus, closes on Escape and Back, and returns the focus afterwards.
  dialog.showModal();
}

const refusal = (rows: number): HTMLElement =>
  make('div', { class: 'privacy-refused' }, make('b', {}, refusedCopy.title), refusedCopy.text(rows));

function rowOf(
  { key, title, text }: ConsentRow,
  now: ConsentClasses,
  switches: Map<string, HTMLInputElement>,
): HTMLElement {
  const needed = key === 'needed';
  const on = needed || now[key];
  const input = make('input', {
    type: 'checkbox',
    role: 'switch',
    disabled: needed,
    checked: on,
    'aria-describedby': `privacy-${key}`,
  });
  const state = make('small', { 'aria-hidden': 'true' });
  const show = () => {
    state.textContent = needed ? 'Always on' : input.checked ? 'On' : 'Off';
  };
  input.addEventListener('change', show);
  show();
  switches.set(key, input);
  return make(
    'li',
    {},
    make('label', {}, make('b', {}, title), input, make('span', { id: `privacy-${key}` }, text), state),
  );
}
