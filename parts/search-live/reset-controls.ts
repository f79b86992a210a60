/** Whether an element is a range that is in use. */
export const isHeld = (element: Element): boolean =>
  element.matches('[data-range]') && element.contains(document.activeElement);

/** Resets the controls in `node`, and `node` itself, to the server's state, unless in use. */
export function resetControls(node: Node): void {
  if (!(node instanceof Element) || isHeld(node)) return;
  if (node instanceof HTMLInputElement || node instanceof HTMLSelectElement) reset(node);
  for (const control of node.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) reset(control);
}

function reset(control: HTMLInputElement | HTMLSelectElement): void {
  // A distance may be chosen before its postcode: a response to another filter must not reset it.
  if (control.name === 'within') return;
  if (control instanceof HTMLSelectElement) {
    for (const option of control.options) option.selected = option.defaultSelected;
  } else if (control.type === 'checkbox' || control.type === 'radio') {
    control.checked = control.defaultChecked;
  } else if (!isInUse(control)) {
    control.value = control.defaultValue;
  }
}

const isInUse = (control: HTMLInputElement): boolean =>
  control.dataset.find !== undefined || (control.closest('[data-range]') ?? control).contains(document.activeElement);
