/** Lets Back close what is open over the page; the code loads with the first popover. */
export function followCovers(signal: AbortSignal): void {
  const onFirst = ({ target }: Event) =>
    import('@/ui/dialog/back-closes-popovers.ts').then(
      ({ backClosesPopovers }) => backClosesPopovers(target as HTMLElement),
      () => undefined,
    );
  document.addEventListener('beforetoggle', onFirst, { capture: true, once: true, signal });
  // The popover of this entry is closed now, after Back or a reload: skip the entry.
  if (history.state?.covered) history.back();
}
