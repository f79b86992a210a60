/** Whether a control differs from its initial state. */
export function wasTouched(form: HTMLFormElement): boolean {
  return [...form.elements].some((control) => {
    if (control instanceof HTMLSelectElement)
      return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
    if (!(control instanceof HTMLInputElement) || control.name === '') return false;
    return control.checked !== control.defaultChecked || control.value !== control.defaultValue;
  });
}
