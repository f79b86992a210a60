import { isSheetOpen } from './sheet-open.ts';

const tabbable = 'a[href], button, input:not([type=hidden]), select, summary';

/**
 * Makes the filter sheet of phones a dialog while it is open: it traps the focus and stops the page
 * from scrolling.
 */
export function followSheet(sheet: HTMLElement, signal: AbortSignal): void {
  const onToggle = () => {
    const open = isSheetOpen();
    document.documentElement.style.overflow = open ? 'hidden' : '';
    if (open) {
      sheet.setAttribute('role', 'dialog');
      sheet.setAttribute('aria-modal', 'true');
      // The focus would stay on the button that the sheet covers.
      if (!sheet.contains(document.activeElement)) closerOf(sheet)?.focus({ preventScroll: true });
    } else {
      sheet.removeAttribute('role');
      sheet.removeAttribute('aria-modal');
      // The button that opened it was replaced with the results, so the browser cannot return the
      // focus.
      const focused = document.activeElement;
      if (focused === document.body || sheet.contains(focused)) openerOf(sheet)?.focus({ preventScroll: true });
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || !isSheetOpen()) return;
    const controls = [...sheet.querySelectorAll<HTMLElement>(tabbable)].filter(isShown);
    const [first, last] = [controls[0], controls.at(-1)];
    const leaves = event.shiftKey ? first : last;
    if (document.activeElement !== leaves) return;
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  };
  sheet.addEventListener('toggle', onToggle, { signal });
  sheet.addEventListener('keydown', onKeyDown, { signal });
  if (isSheetOpen()) onToggle();
}

/** In a closed fold Chrome returns client rects too; Safari has `checkVisibility` since 17.4. */
const isShown = (control: Element): boolean => control.checkVisibility?.() ?? control.getClientRects().length > 0;

const closerOf = (sheet: HTMLElement) =>
  sheet.querySelector<HTMLElement>(`[popovertarget="${sheet.id}"][popovertargetaction=hide]`);
const openerOf = ({ id }: HTMLElement) =>
  document.querySelector<HTMLElement>(`[popovertarget="${id}"]:not([popovertargetaction=hide])`);
