import type { ConsentTerms } from '@/domain/events/consent.ts';
import { barCopy } from './consent-copy.ts';
import { make, makeButton } from './make-element.ts';

type Acts = { allow(): void; refuse(): void; choose(): void };

/**
 * The consent bar at the foot of the window: a question or a notice, and three equal buttons with
 * nothing preselected. While it is shown the page gets extra space to scroll, so that the bar hides
 * neither its end nor a focused control. Returns a function that removes it.
 */
export function showBar(terms: ConsentTerms, store: string, { allow, refuse, choose }: Acts): () => void {
  const { title, text, no } = barCopy(terms, store);
  // Not a heading element: it would come before the page's own h1.
  const heading = make('b', { id: 'privacy-bar-title' }, title);
  const bar = make(
    'section',
    { class: 'privacy-bar', 'aria-labelledby': heading.id },
    make(
      'div',
      { class: 'wrap' },
      make(
        'div',
        {},
        heading,
        make('p', {}, `${text} `, makeButton('Who gets what', choose, { 'aria-haspopup': 'dialog' })),
      ),
      make(
        'div',
        { class: 'privacy-acts' },
        makeButton('Choose', choose, { 'aria-haspopup': 'dialog' }),
        makeButton(no, refuse),
        makeButton('OK', allow),
      ),
    ),
  );
  // After the skip link: keyboard users reach it first, and it takes no focus away.
  const skip = document.querySelector('.skip-link');
  if (skip) skip.after(bar);
  else document.body.prepend(bar);
  const { style } = document.documentElement;
  const makeRoom = () => {
    const room = `${bar.offsetHeight}px`;
    style.scrollPaddingBottom = room;
    document.body.style.paddingBottom = room;
  };
  makeRoom();
  // Its height is another on a phone that is turned.
  addEventListener('resize', makeRoom);
  return () => {
    removeEventListener('resize', makeRoom);
    const hadFocus = bar.contains(document.activeElement);
    bar.remove();
    style.scrollPaddingBottom = '';
    document.body.style.paddingBottom = '';
    if (hadFocus) document.getElementById('main')?.focus({ preventScroll: true });
  };
}
