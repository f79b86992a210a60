/**
 * Shows arrows over a card's photos, for a mouse only: hidden from screen readers and skipped by
 * keyboard.
 */
export function showArrows(card: HTMLElement, { pointerType }: PointerEvent): void {
  const photo = pointerType === 'mouse' ? card.querySelector<HTMLElement>('[data-photos]') : null;
  if (!photo || card.querySelector('[data-turn]')) return;
  for (const [by, sign, side] of [
    ['-1', '‹', 'left-2'],
    ['1', '›', 'right-2'],
  ] as const) {
    const arrow = document.createElement('button');
    Object.assign(arrow, { type: 'button', tabIndex: -1, textContent: sign });
    arrow.setAttribute('aria-hidden', 'true');
    arrow.dataset.turn = by;
    arrow.className = `card-turn ${side}`;
    arrow.style.top = `${photo.offsetTop + photo.offsetHeight / 2 - 18}px`;
    card.append(arrow);
  }
}
