import { chosenTime, type Filled, type Form, fieldsOf, type Problem, timeKey } from './form.ts';
import { type Answers, formSchema } from './form-schema.ts';

/**
 * The check of a form, in the browser and on the server alike (FORM-01): the answers by key, or one sentence for each field that is wrong,
 * in the order of the form.
 */
export function checkForm(form: Form, filled: Filled): { problems: Problem[]; answers: Answers } {
  const read = formSchema(form).safeParse({ ...filled, ...daysAndTimes(form, filled) });
  if (read.success) return { problems: [], answers: read.data };
  const problems = fieldsOf(form).flatMap(({ key: field }) => {
    const issue = read.error.issues.find(({ path }) => path[0] === field);
    return issue ? [{ field, problem: issue.message }] : [];
  });
  return { problems, answers: {} };
}

/** A time that names its day is chosen with it. */
function daysAndTimes(form: Form, filled: Filled): Filled {
  const chosen = fieldsOf(form).flatMap(({ key, kind }) => {
    if (kind !== 'date-time') return [];
    const { date, time } = chosenTime(filled, key);
    return [[key, [date]] as const, [timeKey(key), [time]] as const];
  });
  return Object.fromEntries(chosen);
}
