'use client';

import type { ReactNode } from 'react';
import { tellEvent } from '@/parts/shopper-event/tell-event-client.ts';
import { ButtonLink } from '@/ui/button/button.tsx';

/** The history report of a vehicle in a new tab, counted as event 60. */
export function ReportLink({ href, carId, children }: { href: string; carId: string; children: ReactNode }) {
  return (
    <ButtonLink
      kind="outline"
      size={44}
      href={href}
      target="_blank"
      rel="noopener"
      title="Opens in a new tab"
      onClick={() => tellEvent(60, { car_id: carId })}
    >
      {children}
    </ButtonLink>
  );
}
