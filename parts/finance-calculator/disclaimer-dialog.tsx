import { useId } from 'react';
import { shownDisclaimer } from '@/domain/finance/disclaimer.ts';
import type { Frequency } from '@/domain/finance/repayment.ts';
import { Icon } from '@/ui/icon/icon.tsx';

/** `comparisonFrequency`: of the repayments that the comparison rate is worked out for. */
type Props = { text: string; comparisonFrequency: Frequency };

/**
 * The whole disclaimer with its warning in a dialog (FIN-08). The browser opens and closes it by itself: no script is needed. Browsers that
 * know commands open it as a modal one, from which Tab does not lead to what lies below; the others as a popover.
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
