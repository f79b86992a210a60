import type { MouseEvent, Ref } from 'react';
import { formText, hiddenKeys, type Problem } from '@/domain/leads/form.ts';
import { controlId } from './control-id.ts';

type Props = {
  block: string;
  problems: readonly Problem[];
  failure: string;
  /** The page came back with it: the browser goes there without script. */
  arrives: boolean;
  ref: Ref<HTMLDivElement>;
};

/** What is wrong, above the fields: each problem leads to its field (FORM-04). */
export function ProblemList({ block, problems, failure, arrives, ref }: Props) {
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      data-testid="error-warning"
      className="form-alert"
      {...(arrives && { autoFocus: true })}
    >
      {failure ? (
        <p className="font-strong">{failure}</p>
      ) : (
        <>
          <p className="font-strong">{formText.fix}</p>
          <ul>
            {problems.map(({ field, problem }) => (
              <li key={field}>
                <a href={`#${controlId(block, field)}`} onClick={focusField}>
                  {problem}
                </a>
              </li>
            ))}
          </ul>
          {problems.some(({ again }) => again) && (
            <label className="mt-2 flex min-h-11 items-center gap-2">
              <input type="checkbox" name={hiddenKeys.again} value="yes" />
              Book this time as well
            </label>
          )}
        </>
      )}
    </div>
  );
}

/** The browser's own way there would be an entry of the history: that closes a dialog, and a form's steps would lose their order. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  field.focus();
}
