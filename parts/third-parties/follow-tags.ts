import type { ConsentClasses } from '@/domain/events/consent.ts';
import { parseUrl } from '@/domain/text/parse-url.ts';
import { mayRunTagsPath, type PageTag } from '@/domain/third-parties/page-tag.ts';
import { stepBack } from '@/ui/dialog/step-back.ts';
import { followCost } from './field-cost.ts';
import { tagSetups } from './tag-setups.ts';

/** The first gestures of a shopper; not `scroll`, which a reload causes by itself. */
const gestures = ['pointerdown', 'keydown', 'touchstart', 'wheel'] as const;

/**
 * Starts each script of another company once the shopper allows it and its time has come; returns a
 * function to call after a choice. A running script cannot be stopped: when it is refused later,
 * the page is reloaded without it. `allowed` is read when a script is due, since the shopper may
 * have chosen in another tab. With a running script, the cost of all is reported when the page is
 * left.
 */
export function followTags(
  tags: readonly PageTag[],
  allowed: () => ConsentClasses,
  reportCost: (milliseconds: number) => void,
  signal: AbortSignal,
): () => void {
  const times = { interaction: firstGesture(signal), idle: idleTime() };
  const due = new Set<PageTag>();
  const started = new Set<PageTag>();
  let permission: Promise<boolean> | null = null;
  const startDue = async () => {
    if (![...due].some(({ consent }) => allowed()[consent])) return;
    permission ??= mayRunTags();
    if (!(await permission)) return;
    const classes = allowed();
    for (const tag of due) {
      if (!classes[tag.consent] || started.has(tag) || signal.aborted) continue;
      if (started.size === 0) followCost(reportCost, signal);
      started.add(tag);
      runTag(tag);
    }
  };
  for (const tag of tags)
    void times[tag.loads].then(() => {
      due.add(tag);
      void startDue();
    });
  return () => {
    const classes = allowed();
    if ([...started].some(({ consent }) => !classes[consent])) void stepBack.done.then(() => location.reload());
    else void startDue();
  };
}

/** False in a browser where staff are signed in, or if that cannot be determined. */
async function mayRunTags(): Promise<boolean> {
  if (hasStudioToken()) return false;
  return fetch(mayRunTagsPath, { signal: AbortSignal.timeout(8_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/**
 * Sanity's hosted studio has no cookie here; it stores the token of staff in localStorage, which
 * every script of this origin can read.
 */
function hasStudioToken(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('__studio_auth_token_'));
  } catch {
    return false;
  }
}

/** Not from the site's own host: the content security policy could not block such a script. */
function runTag({ vendor, account, url }: PageTag): void {
  const address = parseUrl(url);
  if (address?.protocol !== 'https:' || address.host === location.host) return;
  try {
    tagSetups[vendor]?.(window as unknown as Record<string, unknown>, account);
    const script = document.createElement('script');
    script.async = true;
    script.src = address.href;
    document.head.append(script);
  } catch (error) {
    console.warn('A script of another company could not be started.', error);
  }
}

const firstGesture = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => resolve();
    for (const gesture of gestures)
      addEventListener(gesture, done, { once: true, passive: true, capture: true, signal });
  });

const idleTime = (): Promise<void> =>
  new Promise((resolve) => {
    const whenIdle = () => {
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 10_000 });
      else setTimeout(resolve, 2_000);
    };
    if (document.readyState === 'complete') whenIdle();
    else addEventListener('load', whenIdle, { once: true });
  });
