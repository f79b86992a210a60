import { leadNumber } from '@/domain/leads/lead-record.ts';

/** An emptied form alone would look as if nothing was sent. */
export function SentBefore({ leadId, receipt }: { leadId: string; receipt: string }) {
  const number = leadNumber(leadId);
  return (
    <p className="text-small text-ink-2" role="status">
      Your enquiry was sent. Its number is{' '}
      {receipt ? (
        <a className="text-link underline underline-offset-3" href={receipt}>
          {number}
        </a>
      ) : (
        number
      )}
      .
    </p>
  );
}

type NoteProps = { label: string; act: (() => void) | false; children: string };

/**
 * States what was filled in or restored, with a button that undoes it. The button then goes away,
 * so the focus moves to the note first.
 */
export const Note = ({ label, act, children }: NoteProps) => (
  <p tabIndex={-1} className="text-small text-ink-2" role="status">
    {children}{' '}
    {act && (
      <button
        type="button"
        className="text-link underline underline-offset-3"
        onClick={({ currentTarget }) => {
          currentTarget.parentElement?.focus();
          act();
        }}
      >
        {label}
      </button>
    )}
  </p>
);
