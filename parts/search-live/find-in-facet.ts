const fieldOf = (target: EventTarget | null): HTMLInputElement | null =>
  target instanceof HTMLInputElement && target.dataset.find !== undefined ? target : null;

/** Whether something is the field in which the values of one facet are looked for: it asks nothing of the search. */
export const isFind = (target: EventTarget | null): boolean => fieldOf(target) !== null;

/** The values of a long facet that hold what is typed above them; the others step back until it is gone. */
export function followFinds(page: HTMLElement, signal: AbortSignal): void {
  const onInput = ({ target }: Event) => {
    const field = fieldOf(target);
    if (field) findIn(field);
  };
  page.addEventListener('input', onInput, { signal });
}

/** New facets look for what the old ones did. */
export function keepFinds(old: HTMLElement, fresh: HTMLElement): void {
  for (const field of old.querySelectorAll<HTMLInputElement>('[data-find]')) {
    const next = field.value === '' ? null : fresh.querySelector<HTMLInputElement>(`#${CSS.escape(field.id)}`);
    if (!next) continue;
    next.value = field.value;
    findIn(next);
  }
}

function findIn(field: HTMLInputElement): void {
  const facet = field.closest<HTMLElement>('[data-facet]');
  const words = field.value.trim().toLowerCase().split(/\s+/).filter(Boolean);
  for (const item of facet?.querySelectorAll<HTMLElement>('li') ?? []) {
    const name = item.textContent?.toLowerCase() ?? '';
    item.hidden = !words.every((word) => name.includes(word));
  }
  const rest = facet?.querySelector('details');
  if (rest && words.length > 0) rest.open = true;
}
