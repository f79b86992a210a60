import type { ReactNode } from 'react';
import type { UseFormRegister } from 'react-hook-form';
import type { FormField } from '@/domain/leads/form.ts';

export type FieldProps = {
  field: FormField;
  /** Id of the control; the ids of its problem and help derive from it. */
  id: string;
  problem: string | undefined;
  /** What was sent before, or the field's initial value. */
  value: string;
  /** Registers a control with the form. */
  register: Register;
};

export type Register = UseFormRegister<Record<string, unknown>>;

/** The attributes that link a control to its problem and help. */
export function described({ field, id, problem }: Pick<FieldProps, 'field' | 'id' | 'problem'>) {
  const parts = [problem && `${id}-problem`, field.help && `${id}-help`].filter(Boolean);
  return { 'aria-invalid': problem ? true : undefined, 'aria-describedby': parts.join(' ') || undefined } as const;
}

/**
 * A visible label, the control, its help and its problem. Optional fields are marked, required ones
 * are not.
 */
export function FieldFrame({ children, ...props }: FieldProps & { children: ReactNode }) {
  const { field, id } = props;
  return (
    <div className="field">
      <label htmlFor={id}>
        {field.label}
        <Optional field={field} />
      </label>
      {children}
      <Notes {...props} />
    </div>
  );
}

/** The same as a fieldset, around several controls. */
export function GroupFrame({ children, ...props }: FieldProps & { children: ReactNode }) {
  const { field, id } = props;
  return (
    <fieldset
      className="field"
      aria-describedby={described(props)['aria-describedby']}
      {...{ toolparamdescription: field.label }}
    >
      <legend id={`${id}-legend`}>
        {field.label}
        <Optional field={field} />
      </legend>
      {children}
      <Notes {...props} />
    </fieldset>
  );
}

const Optional = ({ field }: { field: FormField }) => (field.required ? null : <span> optional</span>);

export function Notes({ field, id, problem }: Pick<FieldProps, 'field' | 'id' | 'problem'>) {
  return (
    <>
      {field.help && (
        <p id={`${id}-help`} className="text-small text-ink-2">
          {field.help}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className="field-problem">
          {problem}
        </p>
      )}
    </>
  );
}
