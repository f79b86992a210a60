import type { Register } from './field-frame.tsx';

/**
 * React Hook Form resets each checkbox or radio button as it registers, which would undo what was
 * chosen before hydration. This wrapper leaves them unchanged.
 */
export const asItStands =
  (register: Register): Register =>
  (name, options) => {
    const { ref, ...control } = register(name, options);
    return {
      ...control,
      ref: (element: unknown) => {
        const before = boxesBeside(element).map((box) => ({ box, checked: box.checked }));
        ref(element);
        for (const { box, checked } of before) if (box.checked !== checked) box.checked = checked;
      },
    };
  };

/** The radio buttons or checkboxes of one name in a form, the given one among them. */
function boxesBeside(element: unknown): HTMLInputElement[] {
  if (!(element instanceof HTMLInputElement) || !['radio', 'checkbox'].includes(element.type)) return [];
  const { name, type } = element;
  const all = [...(element.form?.elements ?? [element])].filter((one) => one instanceof HTMLInputElement);
  return all.filter((one) => one.name === name && one.type === type);
}
