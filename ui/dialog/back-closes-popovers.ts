import { coverPage } from './cover-page.ts';
import { closePopover, isOpenPopover } from './open-popover.ts';

/**
 * Back closes the popovers of the page, including dialogs that open without script. `first` is the
 * first opened one. Dialogs opened by script, as that of privacy, are not popovers and have their
 * own entry.
 */
export function backClosesPopovers(first: HTMLElement): void {
  const covers = new Map<HTMLElement, () => void>();
  const opened = (it: HTMLElement) => {
    if (!covers.has(it))
      covers.set(
        it,
        coverPage(it.id, () => close(it)),
      );
  };
  const onToggle = (event: Event) => {
    const { target, newState } = event as ToggleEvent;
    if (!(target instanceof HTMLElement) || !target.popover) return;
    if (newState === 'open') return opened(target);
    covers.get(target)?.();
    covers.delete(target);
  };
  document.addEventListener('toggle', onToggle, true);
  if (first.hasAttribute('popover') && (first.matches('[open]') || isOpenPopover(first))) opened(first);
}

function close(it: HTMLElement): void {
  if (it instanceof HTMLDialogElement && it.open) it.close();
  else closePopover(it);
}
