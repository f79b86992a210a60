import { type Form, fieldsOf } from './form.ts';

/** The key of the form's location; empty where it has no such field. */
export const locationKey = (form: Pick<Form, 'steps'>): string =>
  fieldsOf(form).find(({ kind }) => kind === 'location')?.key ?? '';

/** The location that a booking is for: the chosen one, or the only one that there is to choose. */
export const placeOf = ({ places }: Pick<Form, 'places'>, chosen: unknown) =>
  chosen ? places.find(({ id }) => id === chosen) : places[0];
