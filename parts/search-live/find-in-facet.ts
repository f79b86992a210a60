/** Hides the values of a long facet that do not match the text in the field above them. */
export function findIn(field: HTMLInputElement): void {
  const facet = field.closest<HTMLElement>('[data-facet]');
  const terms = field.value.trim().toLowerCase().split(/\s+/).filter(Boolean);
  for (const item of facet?.querySelectorAll<HTMLElement>('li') ?? []) {
    const name = item.textContent?.toLowerCase() ?? '';
    item.hidden = !terms.every((word) => name.includes(word));
  }
  const rest = facet?.querySelector('details');
  if (rest && terms.length > 0) rest.open = true;
}

/** Copies the text of these fields into new facets. */
export function restoreFinds(old: HTMLElement, fresh: HTMLElement): void {
  for (const field of old.querySelectorAll<HTMLInputElement>('[data-find]')) {
    const next = field.value === '' ? null : fresh.querySelector<HTMLInputElement>(`#${CSS.escape(field.id)}`);
    if (!next) continue;
    next.value = field.value;
    findIn(next);
  }
}
