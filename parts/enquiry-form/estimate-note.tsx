import { wholeNumber } from '@/domain/leads/amounts.ts';
import { estimateText, isBeyondEstimate } from '@/domain/leads/estimate-bounds.ts';
import type { Filled } from '@/domain/leads/form.ts';

/** What shoppers can expect before they send, so that no shopper waits for a figure that does not come (FORM-09). */
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
