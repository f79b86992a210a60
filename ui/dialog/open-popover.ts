/**
 * Whether a popover is open. Older supported phones have no popovers, and throw at the selector.
 */
export function isOpenPopover(it: Element | null | undefined): boolean {
  try {
    return it?.matches(':popover-open') ?? false;
  } catch {
    return false;
  }
}

export function closePopover(it: HTMLElement | null): void {
  if (it && isOpenPopover(it)) it.hidePopover();
}
