import { purchasePath } from '@/domain/purchases/purchase-path.ts';
import { Icon } from '@/ui/icon/icon.tsx';
import type { ProposedView } from '@/web/purchases/proposed-view.ts';
import type { StepLine } from '@/web/purchases/purchase-lines.ts';

type Props = {
  car: string;
  lines: readonly StepLine[];
  /** Steps filled in by staff, which count once the shopper agrees. */
  proposed: ProposedView | null;
  /** The steps were sent and can no longer be changed. */
  fixed: boolean;
};

/** The steps of a purchase, each with the choice and its amount. */
export function PurchaseSteps({ car, lines, proposed, fixed }: Props) {
  const changed = ({ step }: StepLine) => {
    const line = proposed?.lines.find((one) => one.step === step);
    return line ? [line.text, line.value].filter(Boolean).join(', ') : '';
  };
  const done = lines.filter((line) => line.done).length;
  return (
    <section aria-labelledby="steps" className="rounded-lg border border-line bg-surface">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 p-5">
        <h2 id="steps" className="text-h3">
          Your steps
        </h2>
        <p className="text-small text-ink-2">
          {done} of {lines.length} filled in
        </p>
      </header>
      <ul>
        {lines.map((line) => (
          <li key={line.step} className="border-t border-line">
            {fixed ? (
              <p className={row}>
                <Row line={line} changed={changed(line)} />
              </p>
            ) : (
              <a className={`${row} hover:bg-sunken`} href={purchasePath(car, { step: line.step })}>
                <Row line={line} changed={changed(line)} />
                <Icon name="chevron-right" size={18} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const row = 'flex min-h-17 items-center gap-4 px-5 py-3';

function Row({ line: { title, text, value, done }, changed }: { line: StepLine; changed: string }) {
  return (
    <>
      <span
        className={`grid size-6.5 flex-none place-items-center rounded-pill ${done ? 'bg-good text-white' : 'border border-line-2'}`}
      >
        {done && <Icon name="check" size={15} stroke={3} />}
      </span>
      <span className="grid min-w-0 flex-1 wrap-anywhere">
        <b>
          {title}
          {done && <span className="visually-hidden">, done</span>}
        </b>
        <span className="text-small text-ink-2">{text}</span>
        {changed && (
          <span className="text-small font-semibold">Changed by the dealer: {changed}. It counts once you agree.</span>
        )}
      </span>
      {value && <b className="figure text-right">{value}</b>}
    </>
  );
}
