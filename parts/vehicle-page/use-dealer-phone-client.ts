'use client';

import { useState } from 'react';
import type { DealerPhone } from './dealer-phone.ts';

export const unavailableText = 'We couldn’t get the number. Please try again, or send us an enquiry.';

/** A dealer's number that comes at a press. While it is on its way another press does nothing: each would be counted as a call. */
export function useDealerPhone(carType: string, carId: string, onFound?: (number: DealerPhone) => void) {
  const [number, setNumber] = useState<DealerPhone | null>(null);
  const [state, setState] = useState<'pending' | 'failed'>();
  const isPending = state === 'pending';
  const onClick = async () => {
    if (isPending) return;
    setState('pending');
    // What fetches it comes with the press: most visitors never call.
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
