import type { ReactNode } from 'react';
import { answerMail } from '@/domain/leads/answer-mail.ts';
import { answerFrom } from '@/domain/leads/answer-template.ts';
import { fullName, type LeadRecord } from '@/domain/leads/lead-record.ts';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import { Button, ButtonLink } from '@/ui/button/button.tsx';
import type { DeskLead } from '@/web/records/lead-desk.ts';
import { SecondsLeft } from './seconds-left-client.tsx';

/** The state of writing a reply, from the page's address. */
export type Writing = {
  /** Number of the chosen standard reply, from 1. */
  chosen: string;
  /** Id of the draft that is previewed. */
  draft: string;
  /** Id of the draft that is edited. */
  edit: string;
  /** The reply had been sent already when staff undid it. */
  late: boolean;
};

type Answer = DeskLead['answers'][number];
type Props = { found: DeskLead; answers: readonly string[]; writing: Writing; now: number };

const maxNameLength = 60;

/**
 * Replies to the shopper by mail: write, preview, send, and undo for some seconds. Works without
 * script.
 */
export function AnswerCard({ found, answers, writing, now }: Props) {
  const { lead } = found;
  const drafts = found.answers.filter(({ sendsAt }) => !sendsAt);
  const draft = drafts.find(({ id }) => id === writing.draft);
  return (
    <section
      id="answer"
      aria-labelledby="answer-title"
      className="grid content-start gap-3 rounded-md border border-line bg-surface p-4 tablet:p-6"
    >
      <h2 id="answer-title" className="text-title font-bold">
        Answer by mail
      </h2>
      {writing.late && (
        <p role="alert" className="rounded-md bg-warn-bg p-4 text-warn">
          This answer has already been sent. It is in the history.
        </p>
      )}
      {found.answers.map((answer) => (
        <OnItsWay key={answer.id} lead={lead} answer={answer} now={now} />
      ))}
      {draft ? (
        <Preview lead={lead} draft={draft} />
      ) : (
        <Composer
          lead={lead}
          answers={answers}
          writing={writing}
          draft={drafts.find(({ id }) => id === writing.edit)}
        />
      )}
    </section>
  );
}

/** A reply that is about to be sent and can be undone. */
function OnItsWay({ lead, answer: { id, sendsAt, text }, now }: { lead: LeadRecord; answer: Answer; now: number }) {
  if (!sendsAt) return null;
  const seconds = Math.max(0, Math.ceil((sendsAt.getTime() - now) / 1_000));
  return (
    <Act lead={lead} action="undo" answer={id} look="rounded-md bg-tint p-4">
      <p>
        <b>
          Sending in <SecondsLeft seconds={seconds} /> s
        </b>{' '}
        to {lead.person.email}
      </p>
      <p className="whitespace-pre-line text-small wrap-anywhere">{text}</p>
      <div>
        <Button kind="outline" size={44} type="submit">
          Undo
        </Button>
      </div>
    </Act>
  );
}

/** The mail as the customer gets it; its personal link is hidden from staff. */
function Preview({ lead, draft: { id, text } }: { lead: LeadRecord; draft: Answer }) {
  const { person, dealer } = lead;
  const mail = answerMail(lead, { token: '…', text });
  const facts = [
    ['To', [fullName(person), `<${person.email}>`].filter(Boolean).join(' ')],
    ['Subject', mail.subject],
    ['Replies go to', dealer.email],
  ].filter(([, copy]) => copy !== '');
  return (
    <>
      <dl className="grid gap-2 text-small">
        {facts.map(([label, copy]) => (
          <div key={label} className="grid gap-1 tablet:grid-cols-[180px_1fr]">
            <dt className="text-ink-2">{label}</dt>
            <dd className="m-0 font-semibold wrap-anywhere">{copy}</dd>
          </div>
        ))}
      </dl>
      <p className="rounded-md border border-line bg-sunken p-4 text-small whitespace-pre-line wrap-anywhere">
        {mail.text.trim()}
      </p>
      <div className="flex flex-wrap gap-2">
        <Act lead={lead} action="send" answer={id}>
          <Button kind="filled" size={44} type="submit">
            Send to the customer
          </Button>
        </Act>
        <ButtonLink kind="outline" size={44} href={`${pathOf(lead)}?edit=${id}#answer`}>
          Change it
        </ButtonLink>
      </div>
    </>
  );
}

type ComposerProps = Pick<Props, 'answers' | 'writing'> & { lead: LeadRecord; draft: Answer | undefined };

/** The form for a reply: empty, from a standard reply, or from a draft. */
function Composer({ lead, answers, writing, draft }: ComposerProps) {
  const template = answers[Number(writing.chosen) - 1];
  return (
    <form method="post" action={`/api/desk/leads/${lead.id}`} className="grid gap-2">
      <input type="hidden" name="action" value="draft" />
      <label className="grid gap-1 text-small font-semibold">
        <span className="wrap-anywhere">To {lead.person.email}</span>
        <textarea
          className="min-h-11 w-full min-w-0 rounded-md border border-line-2 bg-surface px-3 py-2 text-body font-normal text-ink"
          name="text"
          rows={6}
          maxLength={4_000}
          required
          defaultValue={draft?.text ?? (template && answerFrom(template, lead))}
        />
      </label>
      {answers.length > 0 && (
        <details>
          <summary className="text-small text-ink-2">Use a saved answer</summary>
          <ul className="grid list-none gap-2 p-0 pt-2">
            {answers.map((answer, at) => (
              <li key={answer}>
                <a className="text-small text-link underline" href={`${pathOf(lead)}?answer=${at + 1}#answer`}>
                  {answer.length > maxNameLength ? `${answer.slice(0, maxNameLength).trim()}…` : answer}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
      <Button kind="filled" size={44} type="submit">
        Preview the mail
      </Button>
    </form>
  );
}

type ActProps = { lead: LeadRecord; action: 'send' | 'undo'; answer: string; look?: string; children: ReactNode };

const Act = ({ lead, action, answer, look = '', children }: ActProps) => (
  <form method="post" action={`/api/desk/leads/${lead.id}`} className={`grid gap-2 ${look}`}>
    <input type="hidden" name="action" value={action} />
    <input type="hidden" name="answer" value={answer} />
    {children}
  </form>
);

const pathOf = (lead: LeadRecord): string => pathOfRoute('deskLead', { lead: lead.id });
