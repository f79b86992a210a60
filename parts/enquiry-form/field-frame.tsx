import type { ReactNode } from 'react';
import type { UseFormRegister } from 'react-hook-form';
import type { FormField } from '@/domain/leads/form.ts';

export type FieldProps = {
  field: FormField;
  /** Of the control; its problem and its help are named after it. */
  id: string;
  problem: string | undefined;
  /** What was filled in before, or what the field holds at first. */
  value: string;
  /** Registers a control with the form. */
  register: Register;
};

export type Register = UseFormRegister<Record<string, unknown>>;

/** What points a control to its problem and its help. */
export function described({ field, id, problem }: Pick<FieldProps, 'field' | 'id' | 'problem'>) {
  const parts = [problem && `${id}-problem`, field.help && `${id}-help`].filter(Boolean);
  return { 'aria-invalid': problem ? true : undefined, 'aria-describedby': parts.join(' ') || undefined } as const;
}

/**
 * A label in sight, the control, what helps and what is wrong. Must-fields are not marked; the
 * others are marked "optional".
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

/** The same around several controls. */
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
