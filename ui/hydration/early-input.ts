/** `off`: the button was rendered as off, so the press meant on. */
export type EarlyPress = { event: MouseEvent; off: boolean };

/** Input before the page's scripts ran. */
export type EarlyInput = {
  /** Changed controls with their values, the latest last. */
  values: Map<EventTarget, string>;
  /**
   * Clicks on buttons that need script, and on links that open a dialog with it. For toggles, by
   * button, only the last: they showed no effect yet, and a second tap that meant the first would
   * undo it.
   */
  presses: Map<EventTarget | Event, EarlyPress>;
  /** Ends the recording: React handles input from now on. */
  stop(): void;
};

/** Self-contained: its source is an inline script in the head, which runs before any input. */
export function recordEarlyInput(): void {
  const recording = new AbortController();
  /** Returns whether the press is stored for the next page (`leftPresses`). */
  const left = (name: string, one: string): boolean => {
    const key = `forecourt:left:${name}`;
    try {
      sessionStorage.setItem(key, JSON.stringify([...JSON.parse(sessionStorage.getItem(key) ?? '[]'), one]));
      return true;
    } catch {
      return false;
    }
  };
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
    // If the scripts do not load, the link is followed.
    setTimeout(() => recording.signal.aborted || location.assign(on.href), 8_000);
  };
  // What is passed on is not pressed again if Back leads to this page as it was left: the next page
  // may have undone it.
  const leave = () => {
    for (const on of early.presses.keys())
      for (const name of ['favourite', 'compare'])
        if (on instanceof HTMLElement && on.dataset[name] && left(name, on.dataset[name])) early.presses.delete(on);
  };
  addEventListener('input', input, first);
  addEventListener('click', press, first);
  addEventListener('pagehide', leave, first);
  Object.assign(window, { earlyInput: early });
}

/** The recording of this page; undefined in previews and in development. */
export const earlyInput = (): EarlyInput | undefined => (window as { earlyInput?: EarlyInput }).earlyInput;

/**
 * The `data-<name>` of buttons pressed on pages that were left before their scripts ran. Each is
 * returned once.
 */
export function leftPresses(name: 'favourite' | 'compare'): string[] {
  const key = `forecourt:left:${name}`;
  try {
    const left: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    sessionStorage.removeItem(key);
    return Array.isArray(left) ? left : [];
  } catch {
    return [];
  }
}

/** Whether `one` was changed after `other`, before the scripts ran; false if neither was. */
export function isChangedLater(one: Element, other: Element): boolean {
  const order = [...(earlyInput()?.values.keys() ?? [])];
  return order.indexOf(one) > order.indexOf(other);
}
