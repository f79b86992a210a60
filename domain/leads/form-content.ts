/** One field as staff describe it; any of it may be missing. */
export type FieldContent = {
  key?: string | null;
  kind?: string | null;
  label?: string | null;
  required?: boolean | null;
  /** A message may stay empty (FORM-02). */
  optional?: boolean | null;
  help?: string | null;
  options?: readonly (string | null)[] | null;
  initial?: string | null;
  /** Which of the site's locations a location field offers. */
  places?: string | null;
  /** The title of the step that starts with this field (FORM-05). */
  step?: string | null;
};

/** A form as staff describe it, or one of the standard forms. */
export type FormContent = {
  _id: string;
  /** Of a standard form: its heading where staff wrote none. */
  name?: string;
  title?: string | null;
  introduction?: string | null;
  fields?: readonly FieldContent[] | null;
  submitLabel?: string | null;
  thanks?: string | null;
  category?: string | null;
  subcategory?: string | null;
  termsWording?: string | null;
};
