import type { Form } from './form.ts';

/** A form about a car that is at a location: its location starts there, where the shopper can choose it (FORM-07); empty changes nothing. */
export function presetLocation(form: Form, location: string): Form {
  const steps = form.steps.map((step) => ({
    ...step,
    fields: step.fields.map((field) =>
      field.kind === 'location' && field.choices.some(({ value }) => value === location)
        ? { ...field, initial: location }
        : field,
    ),
  }));
  return { ...form, steps };
}
