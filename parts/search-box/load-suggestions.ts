/** Loads the suggestions' script when a search box is first focused. */
export function loadSuggestions(signal: AbortSignal): void {
  const onFocus = ({ target }: Event) => {
    const field = target instanceof HTMLInputElement ? target.closest<HTMLElement>('[data-box-field]') : null;
    if (field) void adopt(field);
  };
  document.addEventListener('focusin', onFocus, { signal });
  const focused = document.activeElement?.closest<HTMLElement>('[data-box-field]');
  if (focused) void adopt(focused);
}

/** If the script does not load, the box still searches, without suggestions. */
async function adopt(field: HTMLElement): Promise<void> {
  if (field.dataset.adopted !== undefined) return;
  field.dataset.adopted = '';
  try {
    const { adoptBox } = await import('./suggestions-client.tsx');
    adoptBox(field);
  } catch {
    delete field.dataset.adopted;
  }
}
