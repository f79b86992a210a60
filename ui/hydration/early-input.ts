/** What people did before the page's scripts ran. */
export type EarlyInput = {
  /** Controls that were typed in or moved, the latest last, each with its value. */
  values: Map<EventTarget, string>;
  /** Clicks on buttons that do nothing without a script, and on links that open something over the page with one. */
  presses: MouseEvent[];
  /** Ends the record: from now on React hears everything itself. */
  stop(): void;
};

/** Stands in the page's head as text and runs before anything can be touched. Uses nothing outside itself. */
export function recordEarlyInput(): void {
  const recording = new AbortController();
  const early: EarlyInput = { values: new Map(), presses: [], stop: () => recording.abort() };
  const options = { capture: true, signal: recording.signal };
  const input = ({ target }: Event) => {
    if (!target || !('value' in target)) return;
    early.values.delete(target);
    early.values.set(target, String(target.value));
  };
  const press = (event: MouseEvent) => {
    const on = event.target instanceof Element ? event.target.closest('button, a') : null;
    const isIdle = on instanceof HTMLButtonElement && (on.type === 'button' || !on.form) && !on.popoverTargetElement;
    if (isIdle) early.presses.push(event);
    if (!(on instanceof HTMLAnchorElement) || !on.matches('[aria-haspopup], [data-opens], [data-picture]')) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    early.presses.push(event);
    // Scripts that do not come leave the link what it is without them.
    setTimeout(() => recording.signal.aborted || location.assign(on.href), 8_000);
  };
  addEventListener('input', input, options);
  addEventListener('click', press, options);
  Object.assign(window, { earlyInput: early });
}

/** The record of this page; none in previews and in development. */
export const earlyInput = (): EarlyInput | undefined => (window as { earlyInput?: EarlyInput }).earlyInput;

/**
 * What is to be pressed again. A second tap on what is on or off, and showed nothing yet, means the first: both would undo each other. On
 * any other button each counts.
 */
export function pressesToRepeat(presses: readonly MouseEvent[]): HTMLElement[] {
  const pressed = presses.map(({ target, eventPhase }) => ({
    on: target instanceof Element ? target.closest<HTMLElement>('button, a') : null,
    // A click that is on its way yet made React hydrate at once, and reaches its button by itself.
    done: eventPhase === Event.NONE,
  }));
  return pressed.flatMap(({ on, done }, at) => {
    if (!on || !done) return [];
    const isToggle = on.matches('[aria-pressed], [aria-checked], [aria-expanded]');
    return isToggle && pressed.slice(at + 1).some((later) => later.on === on) ? [] : on;
  });
}

/** Whether `one` was the later of two controls to be changed before the scripts ran; false where nothing is known. */
export function isChangedLater(one: Element, other: Element): boolean {
  const order = [...(earlyInput()?.values.keys() ?? [])];
  return order.indexOf(one) > order.indexOf(other);
}
