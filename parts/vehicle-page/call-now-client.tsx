'use client';

import type { ReactNode } from 'react';
import { Button } from '@/ui/button/button.tsx';
import { revealDealerPhone } from './dealer-phone.ts';

type Props = { carType: string; carId: string; children: ReactNode };

/** Calls a number that the page does not hold: it comes at the press, and the phone dials it (VDP-04, VDP-09). */
export function CallNow({ carType, carId, children }: Props) {
  const dial = async () => {
    const number = await revealDealerPhone(carType, carId);
    if (number) window.location.assign(number.href);
  };
  return (
    <Button kind="outline" size={44} onClick={dial}>
      {children}
    </Button>
  );
}
