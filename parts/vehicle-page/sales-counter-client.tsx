'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { salesCounterEveryMs, soldThisMonth } from '@/domain/stock/vehicle-page/sales-counter.ts';
import { nounFor } from '@/domain/vocabulary/counted.ts';

/**
 * A formula's figure of vehicles sold this month, and that it is one, computed anew every 150
 * seconds (VDP-18). It comes with the browser's clock, in a place reserved for it.
 */
export function SalesCounter({ icon }: { icon: ReactNode }) {
  const [sold, setSold] = useState<number | null>(null);
  useEffect(() => {
    const count = () => setSold(soldThisMonth(Date.now()));
    count();
    const timer = setInterval(count, salesCounterEveryMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className="flex min-h-11 items-center gap-2 text-small text-ink-2 noscript:hidden print:hidden">
      {icon}
      {sold !== null && (
        <span>
          <b className="text-ink tabular-nums">{sold.toLocaleString('en-AU')}</b> {nounFor(sold, 'vehicles')} sold this
          month (by formula, not a count)
        </span>
      )}
    </p>
  );
}
