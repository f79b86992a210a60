/**
 * Whether a popover lies over the page. Phones that the site promises have none, and throw at its
 * selector.
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
