import type { Ref } from 'react';
import { formWords, type Problem } from '@/domain/leads/form.ts';
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
          <p className="font-strong">{formWords.fix}</p>
          <ul>
            {problems.map(({ field, problem }) => (
              <li key={field}>
                <a href={`#${controlId(block, field)}`}>{problem}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
