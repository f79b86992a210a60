/** Whether a control, or one inside a fieldset, differs from its initial state. */
export function isTouched(control: HTMLElement): boolean {
  if (control instanceof HTMLFieldSetElement)
    return [...control.elements].some((one) => one instanceof HTMLInputElement && isTouched(one));
  if (control instanceof HTMLDetailsElement) return control.open;
  if (!(control instanceof HTMLInputElement)) return false;
  if (control.type === 'radio' || control.type === 'checkbox') return control.checked !== control.defaultChecked;
  return control.value !== untouchedValue(control);
}

/** A slider rounds its initial value to its steps; a new slider shows the result. */
function untouchedValue({ type, min, max, step, defaultValue }: HTMLInputElement): string {
  if (type !== 'range') return defaultValue;
  const fresh = document.createElement('input');
  Object.assign(fresh, { type, min, max, step, value: defaultValue });
  return fresh.value;
}
