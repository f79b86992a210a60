'use client';

import { type ReactNode, useState } from 'react';
import { Button, ButtonLink } from '@/ui/button/button.tsx';
import { type DealerPhone, revealDealerPhone } from './dealer-phone.ts';

type Props = { carType: string; carId: string; children: ReactNode };

/** Calls a number that the page does not hold: it comes at the press, the phone dials it, and it stands there to be read (VDP-04, VDP-09). */
export function CallNow({ carType, carId, children }: Props) {
  const [number, setNumber] = useState<DealerPhone | null>(null);
  if (number)
    return (
      <ButtonLink kind="outline" size={44} ref={focusOn} href={number.href} data-counted>
        {number.phone}
      </ButtonLink>
    );
  const dial = async () => {
    const found = await revealDealerPhone(carType, carId);
    setNumber(found);
    if (found) window.location.assign(found.href);
  };
  return (
    <Button kind="outline" size={44} onClick={dial}>
      {children}
    </Button>
  );
}

/** The link takes the place of the button that had the focus. */
const focusOn = (link: HTMLElement | null): void => link?.focus({ preventScroll: true });
