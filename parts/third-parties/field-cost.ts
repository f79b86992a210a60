import { parseUrl } from '@/domain/text/parse-url.ts';

type LongFrame = PerformanceEntry & { scripts?: readonly { sourceURL: string; duration: number }[] };

/**
 * Reports, when the page is left, for how many milliseconds scripts of other companies blocked it,
 * in frames of 50 ms or more (browsers report no shorter ones). Reports nothing where the browser
 * cannot measure it.
 */
export function followCost(report: (milliseconds: number) => void, signal: AbortSignal): void {
  if (!PerformanceObserver.supportedEntryTypes?.includes('long-animation-frame')) return;
  let [sum, reported] = [0, false];
  const add = (frames: readonly LongFrame[]) => {
    for (const { scripts = [] } of frames)
      for (const { sourceURL, duration } of scripts) if (isOthers(sourceURL)) sum += duration;
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'long-animation-frame', buffered: true });
  const leave = () => {
    if (reported || document.visibilityState !== 'hidden') return;
    reported = true;
    add(observer.takeRecords());
    observer.disconnect();
    report(Math.round(sum));
  };
  document.addEventListener('visibilitychange', leave, { signal });
}

const isOthers = (address: string): boolean => {
  const url = parseUrl(address);
  return url?.protocol === 'https:' && url.host !== location.host;
};
