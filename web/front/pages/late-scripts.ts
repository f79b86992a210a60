import { firstPaintId } from '@/domain/routes/first-paint.ts';
import { rememberVisit } from '@/parts/enquiry-form/visit.ts';
import { forgetAccount } from '@/parts/saved-cars/forget-account.ts';
import { recordEarlyInput } from '@/ui/hydration/early-input.ts';
import { sendOnce } from '@/ui/hydration/send-once.ts';

const builtScript = /<script src="(\/_next\/static\/[^"<>]+\.js)"(?![^>]*nomodule)[^>]*><\/script>/gi;
/** A form that the browser posts; the one of hearts is for browsers without script, and later ones are sent by script. */
const postedForm = /(?<!<noscript>)<form [^<>]*method="post"/;
const scriptPreload = /<link rel="preload" as="script"[^>]*href="\/_next\/static\/[^"<>]+\.js"[^>]*\/>/g;

/** Browsers without `rel="expect"` (HTML standard, section 4.6.7.9) ignore it. */
const expectation = `<link rel="expect" href="#${firstPaintId}" blocking="render">`;

/**
 * The page with its scripts fetched after its first paint, when the browser is idle: its text,
 * style and pictures load first. What is typed and pressed before they run is recorded from the
 * first byte on (`ui/hydration`).
 */
export function withLateScripts(html: string): string {
  const addresses = [...html.matchAll(builtScript)].map(([, address]) => address);
  if (addresses.length === 0) return html;
  const bare = html.replace(builtScript, '').replace(scriptPreload, '');
  const [head, end] = [bare.indexOf('</head>'), bare.lastIndexOf('</body>')];
  if (head < 0 || end < head) return html;
  const programs = [recordEarlyInput, rememberVisit, forgetAccount, ...(postedForm.test(html) ? [sendOnce] : [])];
  const first = `<script>${programs.map((program) => `(${textOf(program)})()`).join(';')}</script>`;
  const loader = `<script>(${textOf(loadScripts)})(${JSON.stringify(addresses)})</script>`;
  const paint = bare.includes(`<template id="${firstPaintId}"`) ? expectation : '';
  return bare.slice(0, head) + paint + first + bare.slice(head, end) + loader + bare.slice(end);
}

/**
 * The page of one reader, whose forms are sent only once; its scripts run as they are, and nothing is
 * recorded before.
 */
export function withGuardedForms(html: string): string {
  const head = html.indexOf('</head>');
  if (head < 0 || !postedForm.test(html)) return html;
  return `${html.slice(0, head)}<script>(${textOf(sendOnce)})()</script>${html.slice(head)}`;
}

/** A function as it goes into a page: without indentation and lines of comment. */
const textOf = (program: (addresses: string[]) => unknown): string =>
  program.toString().replace(/^\s*(?:\/\/|\/?\*).*\n|^\s+/gm, '');

/** Runs in the browser, with nothing outside itself. */
function loadScripts(addresses: string[]): void {
  const load = () => {
    for (const src of addresses.splice(0))
      document.head.append(Object.assign(document.createElement('script'), { src }));
  };
  // What a slow phone takes to read the rest of the page after its first paint counts as waiting.
  const onceIdle = (paints: PerformanceObserverEntryList) => {
    const timeout = (paints.getEntries()[0]?.startTime ?? 0) + 300 - performance.now();
    if (timeout <= 0) load();
    else if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout });
    else setTimeout(load, 50);
  };
  new PerformanceObserver(onceIdle).observe({ type: 'paint', buffered: true });
  // A page in a tab behind paints nothing.
  setTimeout(load, 3_000);
}
