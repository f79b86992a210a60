const types = ['input', 'click', 'pointerover', 'pointerdown'];

/**
 * Hands on what a field in a facet, the track of a range and a card get: their code comes with the
 * first of it, which is handled as well.
 */
export function followGestures(page: HTMLElement, signal: AbortSignal): void {
  const onGesture = (event: Event) => {
    if (!(event.target as Element).closest('[data-find],[data-track],article')) return;
    import('./gestures.ts').then(
      ({ handleGesture }) => handleGesture(event),
      () => undefined,
    );
  };
  for (const type of types) page.addEventListener(type, onGesture, { signal, passive: true });
  // What was looked for before this listened is still in its field.
  for (const field of page.querySelectorAll<HTMLInputElement>('[data-find]'))
    if (field.value) field.dispatchEvent(new Event('input', { bubbles: true }));
}
