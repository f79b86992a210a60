import { sortToBegin, storeSort } from './remembered-sort.ts';

const selectsOf = (page: HTMLElement) => [...page.querySelectorAll<HTMLSelectElement>('select[data-sort]')];

/** Sets both selects of the order, one for each screen width, and stores the choice. */
export function chooseAlike(page: HTMLElement, chosen: HTMLSelectElement): void {
  if (chosen.dataset.sort === undefined) return;
  for (const select of selectsOf(page)) select.value = chosen.value;
  storeSort(page.dataset.site ?? '', chosen.value);
}

/** Restores the order chosen on earlier pages; false if nothing changes. */
export function beginWithSort(page: HTMLElement): boolean {
  const [select] = selectsOf(page);
  if (!select) return false;
  const offered = [...select.options].map(({ value }) => value);
  const sort = sortToBegin(page.dataset.site ?? '', offered, select.value);
  if (sort === null) return false;
  for (const one of selectsOf(page)) one.value = sort;
  return true;
}
