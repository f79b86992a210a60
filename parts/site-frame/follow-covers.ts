/** What opens over the page gives way to the browser's way back: the code for it comes with the first that opens. */
export function followCovers(signal: AbortSignal): void {
  const onFirst = ({ target }: Event) =>
    import('@/ui/dialog/back-closes-popovers.ts').then(
      ({ backClosesPopovers }) => backClosesPopovers(target as HTMLElement),
      () => undefined,
    );
  document.addEventListener('beforetoggle', onFirst, { capture: true, once: true, signal });
  // Back from where something over this page led to: that is no longer open.
  if (history.state?.covered) history.back();
}
