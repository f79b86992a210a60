import { cardsChanged } from './cards-changed.ts';

/** Ids of the cars that the shopper holds, as the account last reported. */
let own: readonly string[] = [];

/** Marks the cars that the signed-in shopper holds as theirs; cached pages cannot. */
export function showOwnHolds(held: readonly string[], signal: AbortSignal): void {
  own = held;
  document.addEventListener(cardsChanged, show, { signal });
  show();
}

function show(): void {
  for (const line of document.querySelectorAll<HTMLElement>('[data-hold]'))
    if (own.includes(line.dataset.hold ?? '')) markOwn(line);
}

/** The new text is shorter, so nothing moves. */
function markOwn(line: HTMLElement): void {
  const text = line.lastChild;
  if (text?.nodeValue) text.nodeValue = text.nodeValue.replace(/^Reserved/, 'Yours');
  line.classList.remove('text-ink-2', 'text-warn', 'bg-warn-bg');
  line.classList.add('text-good', ...(line.dataset.notice === '' ? ['bg-good-bg'] : []));
}
