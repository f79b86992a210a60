/** `off`: the button was drawn as off, so that the press meant on. */
export type EarlyPress = { event: MouseEvent; off: boolean };

/** What people did before the page's scripts ran. */
export type EarlyInput = {
  /** Controls that were typed in or moved, the latest last, each with its value. */
  values: Map<EventTarget, string>;
  /**
   * Clicks on buttons that do nothing without a script, and on links that open something over the page with one; of what is on or off the
   * last alone, by the button: it shows nothing yet, and a second tap that means the first would undo it.
   */
  presses: Map<EventTarget | Event, EarlyPress>;
  /** Ends the record: from now on React hears everything itself. */
  stop(): void;
};

/** It is in the page's head as text and runs before anything can be touched. Uses nothing outside itself. */
export function recordEarlyInput(): void {
  const recording = new AbortController();
  const early: EarlyInput = { values: new Map(), presses: new Map(), stop: () => recording.abort() };
  const first = { capture: true, signal: recording.signal };
  const input = ({ target }: Event) => {
    if (!target || !('value' in target)) return;
    early.values.delete(target);
    early.values.set(target, String(target.value));
  };
  const press = (event: MouseEvent) => {
    const on = event.target instanceof Element ? event.target.closest('button, a') : null;
    if (on instanceof HTMLButtonElement && (on.type === 'button' || !on.form) && !on.popoverTargetElement) {
      const key = on.ariaPressed ? on : event;
      early.presses.delete(key);
      early.presses.set(key, { event, off: on.ariaPressed === 'false' });
    }
    if (!(on instanceof HTMLAnchorElement) || !on.matches('[aria-haspopup], [data-opens], [data-picture]')) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    early.presses.set(event, { event, off: false });
    // Scripts that do not come leave the link what it is without them.
    setTimeout(() => recording.signal.aborted || location.assign(on.href), 8_000);
  };
  addEventListener('input', input, first);
  addEventListener('click', press, first);
  Object.assign(window, { earlyInput: early });
}

/** The record of this page; none in previews and in development. */
export const earlyInput = (): EarlyInput | undefined => (window as { earlyInput?: EarlyInput }).earlyInput;

/**
 * Whether `one` was the later of two controls to be changed before the scripts ran; false where
 * neither was recorded.
 */
export function isChangedLater(one: Element, other: Element): boolean {
  const order = [...(earlyInput()?.values.keys() ?? [])];
  return order.indexOf(one) > order.indexOf(other);
}
