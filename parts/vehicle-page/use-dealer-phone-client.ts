'use client';

import { useState } from 'react';
import type { DealerPhone } from './dealer-phone.ts';

export const unavailableText = 'We couldn’t get the number. Please try again, or send us an enquiry.';

/**
 * Fetches a dealer's number at a press. Further presses do nothing meanwhile, since each request
 * counts as a call.
 */
export function useDealerPhone(carType: string, carId: string, onFound?: (number: DealerPhone) => void) {
  const [number, setNumber] = useState<DealerPhone | null>(null);
  const [state, setState] = useState<'pending' | 'failed'>();
  const isPending = state === 'pending';
  const onClick = async () => {
    if (isPending) return;
    setState('pending');
    // Loaded at the press: most shoppers never call.
    const found = await import('./dealer-phone.ts').then(
      ({ revealDealerPhone }) => revealDealerPhone(carType, carId),
      () => null,
    );
    setNumber(found);
    setState(found ? undefined : 'failed');
    if (found) onFound?.(found);
  };
  return { number, isPending, isFailed: state === 'failed', button: { onClick, 'aria-busy': isPending || undefined } };
}
