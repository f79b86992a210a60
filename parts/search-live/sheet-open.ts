import { filterSheetId } from '@/parts/search-filters/filter-view.ts';
import { closePopover, isOpenPopover } from '@/ui/dialog/open-popover.ts';

const sheet = () => document.getElementById(filterSheetId);

/** Whether the filter sheet is open. */
export const isSheetOpen = (): boolean => isOpenPopover(sheet());

export const closeSheet = (): void => closePopover(sheet());
