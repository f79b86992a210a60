import { sessionMark } from './is-signed-in.ts';

/**
 * Reloads a page restored from the back/forward cache if another shopper is signed in now, or none:
 * it still shows the former one's data.
 */
export function renewOnceLeft(signal: AbortSignal): void {
  const mark = sessionMark();
  const onShown = ({ persisted }: PageTransitionEvent) => {
    if (persisted && mark && sessionMark() !== mark) window.location.reload();
  };
  window.addEventListener('pageshow', onShown, { signal });
}
