import { chosenTime, type Filled, type Form, fieldsOf, type Problem, timeKey } from './form.ts';
import { type Answers, formSchema, type PhoneReader } from './form-schema.ts';
import { locationKey } from './location-key.ts';

/**
 * The check of a form, in the browser and on the server alike (FORM-01): the answers by key, or one sentence for each field that is wrong,
 * in the order of the form.
 */
export function checkForm(
  form: Form,
  filled: Filled,
  readPhone?: PhoneReader,
): { problems: Problem[]; answers: Answers } {
  const read = formSchema(form, readPhone).safeParse({ ...filled, ...daysAndTimes(form, filled) });
  if (read.success) return { problems: [], answers: read.data };
  const problems = fieldsOf(form).flatMap(({ key: field }) => {
    const issue = read.error.issues.find(({ path }) => path[0] === field);
    return issue ? [{ field, problem: issue.message }] : [];
  });
  return { problems, answers: {} };
}

/** A time that names its day and its place is chosen with both; one of another place than the chosen one goes on naming its own. */
function daysAndTimes(form: Form, filled: Filled): Filled {
  const at = locationKey(form);
  const chosen = fieldsOf(form).flatMap(({ key, kind }) => {
    if (kind !== 'date-time') return [];
    const { date, time, place } = chosenTime(filled, key);
    const wanted = at && (filled[at]?.[0] || place);
    const named = place === '' || place === wanted ? time : `${time}@${place}`;
    return [[key, [date]] as const, [timeKey(key), [named]] as const, ...(at ? [[at, [wanted]] as const] : [])];
  });
  return Object.fromEntries(chosen);
}
