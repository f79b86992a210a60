import type { MouseEvent, Ref } from 'react';
import { formText, hiddenKeys, type Problem } from '@/domain/leads/form.ts';
import { controlId } from './control-id.ts';

type Props = {
  block: string;
  problems: readonly Problem[];
  failure: string;
  /** The server rendered the page with these problems; without script the browser scrolls here. */
  arrives: boolean;
  ref: Ref<HTMLDivElement>;
};

/** All problems above the fields; each links to its field (FORM-04). */
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

/**
 * Following the link would add an entry to the history, which closes a dialog and confuses the
 * form's steps.
 */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  field.focus();
}
