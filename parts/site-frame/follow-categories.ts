const restMs = 60;

/**
 * Shows the models of the category under the mouse or with the focus; a finger's first tap shows
 * them too (NAV-18). Ends with `signal`.
 */
export function followCategories(header: HTMLElement, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const categoryOf = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLElement>('[data-category]') : null;
  const show = (category: HTMLElement) => {
    for (const sibling of category.parentElement?.children ?? [])
      sibling.toggleAttribute('data-active', sibling === category);
  };
  const rested = ({ target, pointerType }: PointerEvent) => {
    clearTimeout(timer);
    const category = categoryOf(target);
    if (category && pointerType === 'mouse') timer = setTimeout(show, restMs, category);
  };
  const tapped = (event: MouseEvent) => {
    const category = categoryOf(event.target);
    const onLink = event.target instanceof Element && event.target.closest('a')?.parentElement === category;
    const byFinger = event instanceof PointerEvent && event.pointerType === 'touch';
    if (!category || !onLink || !byFinger || category.hasAttribute('data-active')) return;
    event.preventDefault();
    show(category);
  };
  header.addEventListener('pointerover', rested, { signal });
  // A tap focuses before it clicks: only its click counts.
  header.addEventListener(
    'focusin',
    ({ target }) => {
      const category = categoryOf(target);
      if (category && target instanceof Element && target.matches(':focus-visible')) show(category);
    },
    { signal },
  );
  header.addEventListener('click', tapped, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
}
