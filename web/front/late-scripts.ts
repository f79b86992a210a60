import { rememberVisit } from '@/parts/enquiry-form/visit.ts';

const builtScript = /<script src="(\/_next\/static\/[^"<>]+\.js)"(?: id="_R_")? async=""><\/script>/g;
const scriptPreload = /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/[^"<>]+\.js"\/>/g;
/** What React's client is told of the page, in pieces: each an array in JSON, written as a call. */
const toldToReact =
  /<script>(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\((\[[^<]*\])\)<\/script>/g;

/**
 * The page with its scripts run for those who use it: at the first sign of a hand, or for who stays without one. A finished page works
 * without them (links, menus, forms), and its words and pictures need the line and the processor first. What is pressed meanwhile and
 * needs them is pressed again once they listen. The pieces for React stay text till then: compiled as they stood, they held up
 * the reading of the page. A page whose first words come from a script says `data-scripts-soon`.
 */
export function withLateScripts(html: string): string {
  const addresses = [...html.matchAll(builtScript)].map(([, address]) => address);
  if (addresses.length === 0) return html;
  const loader = `<script>(${textOf(rememberVisit)})();(${textOf(loadLate)})(${JSON.stringify(addresses)})</script>`;
  const bare = html
    .replace(builtScript, '')
    .replace(scriptPreload, '')
    .replace(toldToReact, '<script type="application/json" data-react>$1</script>');
  const end = bare.lastIndexOf('</body>');
  return end < 0 ? html : bare.slice(0, end) + loader + bare.slice(end);
}

/** A function as it goes into a page: without indentation and lines of comment. */
const textOf = (program: (addresses: string[]) => unknown): string =>
  program.toString().replace(/^\s*\/\/.*\n|^\s+/gm, '');

/** Runs in the browser, with nothing outside itself. */
function loadLate(addresses: string[]): void {
  const signs = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click'];
  const [fetchAfterMs, stayedMs] = [600, 10_000];
  const pressed: HTMLElement[] = [];
  const run = () => {
    for (const name of signs) removeEventListener(name, run);
    if (addresses.length === 0) return;
    const told: unknown[] = [];
    for (const piece of document.querySelectorAll('script[data-react]')) told.push(JSON.parse(piece.textContent ?? ''));
    Object.assign(window, { __next_f: told });
    for (const address of addresses.splice(0)) {
      const script = document.createElement('script');
      script.src = address;
      script.async = true;
      document.head.append(script);
    }
  };
  // One after the other: on a phone each call is work, and together they are felt.
  const fetchAhead = async () => {
    for (const address of [...addresses]) await fetch(address, { priority: 'low' }).catch(() => undefined);
  };
  const onceLoaded = () => {
    // The browser is idle at once after loading, before it has painted its pictures.
    setTimeout(fetchAhead, fetchAfterMs);
    setTimeout(run, document.querySelector('[data-scripts-soon]') ? fetchAfterMs : stayedMs);
  };
  const keep = ({ target }: Event) => {
    const listens = Object.keys(document).some((key) => key.startsWith('_reactListening'));
    const control = listens || !(target instanceof Element) ? null : target.closest('button[type=button]');
    if (control instanceof HTMLButtonElement && !control.popoverTargetElement) pressed.push(control);
  };
  const pressAgain = () => {
    removeEventListener('click', keep, true);
    for (const control of pressed.splice(0)) control.click();
  };
  for (const name of signs) addEventListener(name, run, { passive: true });
  addEventListener('click', keep, true);
  addEventListener('forecourt:awake', pressAgain, { once: true });
  if (document.readyState === 'complete') onceLoaded();
  else addEventListener('load', onceLoaded, { once: true });
}
