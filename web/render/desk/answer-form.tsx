import { answerFrom } from '@/domain/leads/answer-template.ts';
import type { LeadRecord } from '@/domain/leads/lead-record.ts';
import { pathOfRoute } from '@/domain/site/routes/route-of-path.ts';
import { Button } from '@/ui/button/button.tsx';

type Props = { lead: LeadRecord; answers: readonly string[]; chosen: string };

const longestName = 60;

/** An answer by mail, from nothing or from one of the site's own. It needs no script. */
export function AnswerForm({ lead, answers, chosen }: Props) {
  const path = pathOfRoute('deskLead', { lead: lead.id });
  const template = answers[Number(chosen) - 1];
  return (
    <form id="answer" method="post" action={`/api/desk/leads/${lead.id}`} className="grid gap-2">
      <input type="hidden" name="action" value="answer" />
      <label className="grid gap-1 text-small font-semibold">
        Answer by mail
        <textarea
          className="min-h-11 w-full min-w-0 rounded-md border border-line-2 bg-surface px-3 py-2 text-body font-normal text-ink"
          name="text"
          rows={6}
          maxLength={4_000}
          required
          defaultValue={template && answerFrom(template, lead)}
        />
      </label>
      {answers.length > 0 && (
        <details>
          <summary className="text-small text-ink-2">Start from an answer of yours</summary>
          <ul className="grid list-none gap-2 p-0 pt-2">
            {answers.map((answer, at) => (
              <li key={answer}>
                <a className="text-small text-link underline" href={`${path}?answer=${at + 1}#answer`}>
                  {answer.length > longestName ? `${answer.slice(0, longestName).trim()}…` : answer}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
      <Button kind="filled" size={44} type="submit">
        Send answer
      </Button>
    </form>
  );
}
