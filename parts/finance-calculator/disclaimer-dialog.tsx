import { useId } from 'react';
import { shownDisclaimer } from '@/domain/finance/disclaimer.ts';
import type { Frequency } from '@/domain/finance/repayment.ts';
import { Icon } from '@/ui/icon/icon.tsx';

/** `comparisonFrequency`: how often the repayments behind the comparison rate are due. */
type Props = { text: string; comparisonFrequency: Frequency };

/**
 * The full disclaimer with its warning in a dialog (FIN-08), opened and closed without script.
 * Browsers with command buttons open it as a modal, which Tab cannot leave; others as a popover.
 */
export function DisclaimerDialog({ text, comparisonFrequency }: Props) {
  const id = useId();
  const commanding = (command: 'show-modal' | 'close') => ({ command, commandfor: id });
  const { whole, basis, warning } = shownDisclaimer(text, comparisonFrequency);
  return (
    <>
      <button
        type="button"
        className="disclaimer-opener"
        popoverTarget={id}
        aria-haspopup="dialog"
        {...commanding('show-modal')}
      >
        Finance disclaimer
      </button>
      <dialog id={id} popover="auto" closedby="any" className="disclaimer-dialog" aria-labelledby={`${id}-title`}>
        <div className="disclaimer-head">
          <h3 id={`${id}-title`}>Finance disclaimer</h3>
          <button
            type="button"
            className="disclaimer-close"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label="Close"
            {...commanding('close')}
          >
            <Icon name="x" size={20} />
          </button>
        </div>
        <p>*{whole}</p>
        <p>{basis}</p>
        <p>{warning}</p>
      </dialog>
    </>
  );
}
