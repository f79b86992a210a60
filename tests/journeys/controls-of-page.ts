/** A control of a page as a hand finds it. */
export type FoundControl = {
  name: string;
  /** Alike for controls that do the same for other things: another card's button. */
  kind: string;
  x: number;
  y: number;
  /** What keeps a hand from it; empty where nothing does. */
  obstacle: string;
};

/** What a press did that can be seen or heard of. */
export type Reaction = {
  happened: number;
  scroll: number;
  address: string;
  covered: boolean;
  /** Whether a part of the page is still on its way. */
  busy: boolean;
  /** Whether another document has been requested in its place. */
  leaving: boolean;
};

declare global {
  interface Window {
    controlsOfPage?: { all: HTMLElement[]; happened: number; leaving: boolean };
  }
}

/** Runs in the page: lists its controls, and from now on counts what happens on it. Resolves with how many controls there are. */
export function beginControls(): number {
  const controls =
    'button, summary, [role="button"], [role="tab"], label:has(input[type="radio"]), label:has(input[type="checkbox"])';
  const page = { all: [...document.querySelectorAll<HTMLElement>(controls)], happened: 0, leaving: false };
  const count = () => {
    page.happened += 1;
  };
  const everything = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(count).observe(document, everything);
  for (const type of ['input', 'change', 'toggle', 'submit', 'scroll', 'invalid'])
    document.addEventListener(type, count, true);
  addEventListener('beforeunload', () => {
    page.leaving = true;
  });
  window.controlsOfPage = page;
  return page.all.length;
}

/** Runs in the page: brings one of its controls to the middle; null where nothing is to be pressed: out of sight, off, or chosen already. */
export function findControl(at: number): FoundControl | null {
  const control = window.controlsOfPage?.all[at];
  if (!control?.isConnected || !control.checkVisibility({ visibilityProperty: true })) return null;
  const is = (attribute: string) => control.getAttribute(attribute) === 'true';
  const isChosen =
    control.querySelector<HTMLInputElement>('input[type=radio]')?.checked ||
    is('aria-selected') ||
    is('aria-current') ||
    (is('aria-pressed') && control.closest('[role=group]'));
  if (control.matches(':disabled') || is('aria-disabled') || isChosen || control.closest('[inert]')) return null;
  control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = control.getBoundingClientRect();
  if (width < 2 || height < 2) return null;
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  const isIts = hit !== null && (control.contains(hit) || hit.closest('label') === control);
  const text = control.getAttribute('aria-label') || control.innerText || control.title;
  return {
    name: text.trim().split(/\s+/).join(' ').slice(0, 60) || control.outerHTML.slice(0, 80),
    kind: [control.tagName, control.className, control.parentElement?.className, Object.keys(control.dataset)].join(
      ' ',
    ),
    x,
    y,
    obstacle: isIts ? '' : (hit?.outerHTML.slice(0, 120) ?? 'nothing'),
  };
}

/** Runs in the page: what happened since the last press; null where another document has taken its place. */
export function reactionNow(): Reaction | null {
  if (!window.controlsOfPage) return null;
  const { happened, leaving } = window.controlsOfPage;
  const covered = document.querySelector(':modal, :popover-open, [role="dialog"]') !== null;
  const busy = document.querySelector('[aria-busy=true]') !== null;
  return { happened, scroll: Math.round(scrollY), address: location.pathname, covered, busy, leaving };
}
