'use client';

import type { ReactNode } from 'react';
import { tellCall } from './dealer-phone.ts';

type Props = { href: string; carType: string; carId: string; className: string; children: ReactNode };

/** A number that dials, counted as a call about this vehicle (event 25). */
export function CallLink({ href, carType, carId, className, children }: Props) {
  return (
    <a href={href} className={className} onClick={() => tellCall(carType, carId)}>
      {children}
    </a>
  );
}
