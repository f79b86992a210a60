import { dollars, kilometres } from './amounts.ts';
import { slotText } from './booking.ts';
import { type Form, type FormField, fieldsOf } from './form.ts';
import type { Answer, Answers } from './form-schema.ts';
import type { AnswerLine, LeadPerson } from './lead-record.ts';

/**
 * What a shopper answered, with the labels and in the order of the form. What was left empty is
 * left out.
 */
export function answerLines(form: Form, answers: Answers): AnswerLine[] {
  return fieldsOf(form).flatMap((field) => {
    const answer = answers[field.key];
    const text = answer === undefined ? '' : answerText(field, answer);
    return text === '' ? [] : [{ label: field.label, text }];
  });
}

function answerText({ kind, choices }: FormField, answer: Answer): string {
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No';
  const labelOf = (value: string) => choices.find((choice) => choice.value === value)?.label ?? value;
  if (Array.isArray(answer)) return answer.map(labelOf).join(', ');
  if (typeof answer === 'string') return kind === 'date-time' ? slotText(answer) : labelOf(answer);
  if (kind === 'price') return dollars(answer);
  return kind === 'mileage' ? kilometres(answer) : String(answer);
}

/** The person by the names that all our forms give these fields; else the first answer of the kind. */
export function personOf(form: Form, answers: Answers): LeadPerson {
  const text = (key: string, kind?: FormField['kind']) => {
    const other = kind && fieldsOf(form).find((field) => field.kind === kind)?.key;
    const answer = answers[key] ?? (other ? answers[other] : undefined);
    return typeof answer === 'string' ? answer : '';
  };
  return {
    name: text('name'),
    lastName: text('last_name'),
    email: text('email', 'email'),
    phone: text('phone', 'phone'),
    postcode: text('postcode', 'postcode'),
  };
}
