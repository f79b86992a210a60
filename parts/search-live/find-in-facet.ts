/** The values of a long facet that hold what is typed in the field above them; the others step back until it is gone. */
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

/** New facets look for what the old ones did. */
export function restoreFinds(old: HTMLElement, fresh: HTMLElement): void {
  for (const field of old.querySelectorAll<HTMLInputElement>('[data-find]')) {
    const next = field.value === '' ? null : fresh.querySelector<HTMLInputElement>(`#${CSS.escape(field.id)}`);
    if (!next) continue;
    next.value = field.value;
    findIn(next);
  }
}
