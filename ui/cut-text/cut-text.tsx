import { clsx } from 'clsx';

type Props = {
  whole: string;
  /** Its beginning; null when the whole of it fits. */
  short: string | null;
  /** Labels that open and close it, as "View more" and "View less". */
  more: string;
  less: string;
  /** What the text is about, for those who hear the button alone: " of the review by Priya R." */
  about?: string;
  className?: string | undefined;
};

/** A text that opens. It works without script, and print has the whole of it. */
export function CutText({ whole, short, more, less, about, className }: Props) {
  if (whole === '') return null;
  if (short === null) return <p className={className}>{whole}</p>;
  return (
    <div className={clsx('cut-text', className)}>
      <p>{short}</p>
      <details>
        <summary>
          <span>{more}</span>
          <span>{less}</span>
          {about && <span className="visually-hidden">{about}</span>}
        </summary>
        <p>{whole}</p>
      </details>
    </div>
  );
}
