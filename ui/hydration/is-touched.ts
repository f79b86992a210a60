/** Whether a control, or one inside a fieldset, is otherwise than the page came with. */
export function isTouched(control: HTMLElement): boolean {
  if (control instanceof HTMLFieldSetElement)
    return [...control.elements].some((one) => one instanceof HTMLInputElement && isTouched(one));
  if (control instanceof HTMLDetailsElement) return control.open;
  if (!(control instanceof HTMLInputElement)) return false;
  if (control.type === 'radio' || control.type === 'checkbox') return control.checked !== control.defaultChecked;
  return control.value !== untouchedValue(control);
}

/** A slider rounds the value that it came with to its own steps: only another slider shows how. */
function untouchedValue({ type, min, max, step, defaultValue }: HTMLInputElement): string {
  if (type !== 'range') return defaultValue;
  const fresh = document.createElement('input');
  Object.assign(fresh, { type, min, max, step, value: defaultValue });
  return fresh.value;
}
