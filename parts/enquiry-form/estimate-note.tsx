import { wholeNumber } from '@/domain/leads/amounts.ts';
import { estimateText, isBeyondEstimate } from '@/domain/leads/estimate-bounds.ts';
import type { Filled } from '@/domain/leads/form.ts';

/**
 * States before sending whether an estimate will come, so that no shopper waits in vain (FORM-09).
 */
export function EstimateNote({ filled, thisYear }: { filled: Filled; thisYear: number }) {
  const year = wholeNumber(filled.year?.[0] ?? '');
  const car = { year: year !== null && year > 1900 ? year : null, kilometres: wholeNumber(filled.kms?.[0] ?? '') };
  const beyond = isBeyondEstimate(car, thisYear);
  return (
    <p className="form-estimate" role="status" data-beyond={beyond || undefined}>
      {beyond ? estimateText.beyond : estimateText.rule}
    </p>
  );
}
