import { type InputHTMLAttributes, type TextareaHTMLAttributes, useId } from 'react';
import styles from './text-field.module.css';

type Words = { label: string /** Says that it may stay empty. */; optional?: boolean; problem?: string };
type Single = Words & { rows?: undefined } & InputHTMLAttributes<HTMLInputElement>;
type Lines = Words & { rows: number } & TextareaHTMLAttributes<HTMLTextAreaElement>;

/** A field of a form with its label in sight and its problem below it; with `rows` one of several lines. */
export function TextField({ label, optional = false, problem, ...field }: Single | Lines) {
  const id = useId();
  const shared = { id, 'aria-invalid': problem ? true : undefined, 'aria-describedby': problem && `${id}-problem` };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {optional && <span> optional</span>}
      </label>
      {field.rows === undefined ? (
        <input {...(field as InputHTMLAttributes<HTMLInputElement>)} {...shared} />
      ) : (
        <textarea {...(field as TextareaHTMLAttributes<HTMLTextAreaElement>)} {...shared} />
      )}
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
