const openAfterMs = 90;
const closeAfterMs = 260;

const dropdowns = (header: HTMLElement) => [...header.querySelectorAll<HTMLDetailsElement>('details[data-dropdown]')];
const openOnes = (header: HTMLElement) => dropdowns(header).filter(({ open }) => open);

/**
 * Marks the header while a dropdown is open; closes dropdowns by Escape, or when a press or the
 * focus is elsewhere. Ends with `signal`.
 */
export function followDropdowns(header: HTMLElement, hoverOpen: boolean, signal: AbortSignal): void {
  const mark = () => header.toggleAttribute('data-dropdown-open', openOnes(header).length > 0);
  header.addEventListener('toggle', mark, { capture: true, signal });
  mark();
  document.addEventListener('keydown', (event) => onKey(header, event), { signal });
  const elsewhere = ({ target }: Event) => {
    for (const menu of openOnes(header)) if (target instanceof Node && !menu.contains(target)) menu.open = false;
  };
  document.addEventListener('pointerdown', elsewhere, { signal });
  document.addEventListener('focusin', elsewhere, { signal });
  if (hoverOpen) for (const menu of dropdowns(header)) followPointer(menu, signal);
}

function onKey(header: HTMLElement, event: KeyboardEvent): void {
  if (event.key === 'Escape') {
    for (const menu of openOnes(header)) {
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
  } else if (event.target instanceof HTMLElement && header.contains(event.target)) onArrow(event, event.target);
}

/** Arrow down opens a dropdown and moves into it; left and right move along the bar. */
function onArrow(event: KeyboardEvent, target: HTMLElement): void {
  const menu = target.closest<HTMLDetailsElement>('details[data-dropdown]');
  if (event.key === 'ArrowDown' && menu && target.tagName === 'SUMMARY') {
    event.preventDefault();
    menu.open = true;
    menu.querySelector<HTMLElement>('a')?.focus();
  }
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const bar = target.closest('nav > ul')?.children;
  const entry = target.closest('nav > ul > li');
  if (!step || !bar || !entry || target.closest('[data-panel]')) return;
  const next = bar[([...bar].indexOf(entry) + step + bar.length) % bar.length];
  event.preventDefault();
  next?.querySelector<HTMLElement>('summary, a')?.focus();
}

/**
 * Opens a dropdown under a resting mouse and closes it shortly after the mouse left; touch and
 * keyboard use clicks.
 */
function followPointer(menu: HTMLDetailsElement, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later =
    (open: boolean, ms: number) =>
    ({ pointerType }: PointerEvent) => {
      clearTimeout(timer);
      if (pointerType === 'mouse') timer = setTimeout(() => Object.assign(menu, { open }), ms);
    };
  menu.addEventListener('pointerenter', later(true, openAfterMs), { signal });
  menu.addEventListener('pointerleave', later(false, closeAfterMs), { signal });
  // A click on what the pointer has just opened would close it again.
  menu.querySelector('summary')?.addEventListener(
    'click',
    (event) => {
      if (menu.open && event instanceof PointerEvent && event.pointerType === 'mouse') event.preventDefault();
    },
    { signal },
  );
  signal.addEventListener('abort', () => clearTimeout(timer));
}
