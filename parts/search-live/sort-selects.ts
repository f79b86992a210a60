import { sortToBegin, storeSort } from './remembered-sort.ts';

const selectsOf = (page: HTMLElement) => [...page.querySelectorAll<HTMLSelectElement>('select[data-sort]')];

/** The order is shown twice, once for each width; both show the same, and the browser stores it. */
export function chooseAlike(page: HTMLElement, chosen: HTMLSelectElement): void {
  if (chosen.dataset.sort === undefined) return;
  for (const select of selectsOf(page)) select.value = chosen.value;
  storeSort(page.dataset.site ?? '', chosen.value);
}

/** Puts the order that was chosen on the pages before this one; false where nothing changes by it. */
export function beginWithSort(page: HTMLElement): boolean {
  const [select] = selectsOf(page);
  if (!select) return false;
  const offered = [...select.options].map(({ value }) => value);
  const sort = sortToBegin(page.dataset.site ?? '', offered, select.value);
  if (sort === null) return false;
  for (const one of selectsOf(page)) one.value = sort;
  return true;
}
