const types = ['input', 'click', 'pointerover', 'pointerdown'];

/**
 * Passes events of facet fields, range tracks and cards to `gestures.ts`, which loads with the
 * first of them.
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
  // Handles text that was typed before this listened.
  for (const field of page.querySelectorAll<HTMLInputElement>('[data-find]'))
    if (field.value) field.dispatchEvent(new Event('input', { bubbles: true }));
}
