'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { salesCounterEveryMs, soldThisMonth } from '@/domain/stock/vehicle-page/sales-counter.ts';
import { nounFor } from '@/domain/vocabulary/counted.ts';

/**
 * A figure of vehicles sold this month, computed by a formula every 150 seconds and labelled as
 * such (VDP-18). It depends on the browser's clock, so it appears late, in reserved space.
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
