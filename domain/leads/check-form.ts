import { type Filled, type Form, fieldsOf, type Problem } from './form.ts';
import { type Answers, formSchema } from './form-schema.ts';

/**
 * The check of a form, in the browser and on the server alike (FORM-01): the answers by key, or one sentence for each field that is wrong,
 * in the order of the form.
 */
export function checkForm(form: Form, filled: Filled): { problems: Problem[]; answers: Answers } {
  const read = formSchema(form).safeParse(filled);
  if (read.success) return { problems: [], answers: read.data };
  const problems = fieldsOf(form).flatMap(({ key: field }) => {
    const issue = read.error.issues.find(({ path }) => path[0] === field);
    return issue ? [{ field, problem: issue.message }] : [];
  });
  return { problems, answers: {} };
}
