import { clsx } from 'clsx';

type Props = {
  whole: string;
  /** The start of the text; null if all of it fits. */
  short: string | null;
  /** Labels that open and close it, as "View more" and "View less". */
  more: string;
  less: string;
  /** Completes the button's accessible name: " of the review by Priya R." */
  about?: string;
  className?: string | undefined;
};

/** A cut text that unfolds without script; on paper it is whole. */
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
