import { sessionMark } from './is-signed-in.ts';

/** A page that comes back as it was left still shows, in its fields too, who was signed in then: it is fetched again where they no longer are. */
export function renewOnceLeft(signal: AbortSignal): void {
  const mark = sessionMark();
  const onShown = ({ persisted }: PageTransitionEvent) => {
    if (persisted && mark && sessionMark() !== mark) window.location.reload();
  };
  window.addEventListener('pageshow', onShown, { signal });
}
