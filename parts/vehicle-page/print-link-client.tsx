'use client';

import type { ReactNode } from 'react';
import { tellEvent } from '@/parts/shopper-event/tell-event-client.ts';

/** Opens the page for paper in a new tab, and counts it as event 61 (VDP-11). */
export function PrintLink({ slug, className, children }: { slug: string; className: string; children: ReactNode }) {
  return (
    <a
      href={`/print?car_id=${encodeURIComponent(slug)}`}
      target="_blank"
      rel="noopener"
      title="Opens in a new tab"
      className={className}
      onClick={() => tellEvent(61, { label: 'Print', slug })}
    >
      {children}
    </a>
  );
}
