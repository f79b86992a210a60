const builtScript = /<script src="(\/_next\/static\/[^"<>]+\.js)"(?: id="_R_")? async=""><\/script>/g;
const scriptPreload = /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/[^"<>]+\.js"\/>/g;

/**
 * The page with its scripts fetched once it is loaded and the browser has nothing better to do, or at the shopper's first touch: a
 * finished page works without them (links, menus, forms), and its words and pictures need the line and the processor first.
 */
export function withLateScripts(html: string): string {
  const addresses = [...html.matchAll(builtScript)].map(([, address]) => address);
  if (addresses.length === 0) return html;
  const loader = `<script>(${loadLate.toString()})(${JSON.stringify(addresses)})</script>`;
  const bare = html.replace(builtScript, '').replace(scriptPreload, '');
  const end = bare.lastIndexOf('</body>');
  return end < 0 ? html : bare.slice(0, end) + loader + bare.slice(end);
}

/** Runs in the browser. */
function loadLate(addresses: string[]): void {
  const firstTouch = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'];
  const load = () => {
    for (const address of addresses.splice(0)) {
      const script = document.createElement('script');
      script.src = address;
      script.async = true;
      document.head.append(script);
    }
    for (const name of firstTouch) removeEventListener(name, load);
  };
  const idly = () => ('requestIdleCallback' in window ? requestIdleCallback(load, { timeout: 3000 }) : load());
  // The browser is idle at once after loading, before it has painted its pictures.
  const whenIdle = () => setTimeout(idly, 600);
  for (const name of firstTouch) addEventListener(name, load, { passive: true, once: true });
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
