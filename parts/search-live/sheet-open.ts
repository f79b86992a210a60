import { filterSheetId } from '@/parts/search-filters/filter-view.ts';

const openSheet = () => document.querySelector<HTMLElement>(`#${filterSheetId}:popover-open`);

/** Whether the sheet of filters lies over the page. */
export const isSheetOpen = (): boolean => openSheet() !== null;

export const closeSheet = (): void => openSheet()?.hidePopover();
