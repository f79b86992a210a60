import type { ReactNode } from 'react';
import { claimText } from '@/domain/finance/repayment-claim.ts';
import { loanText } from '@/domain/purchases/purchase-loan.ts';
import { purchasePath } from '@/domain/purchases/purchase-path.ts';
import { holdCar } from '@/web/purchases/hold-of-vehicle.ts';
import { CarSummary } from './car-summary.tsx';
import type { PurchaseProps } from './purchase-props.ts';

/** A page of a purchase with the car and its sums at the side. */
export function PurchaseFrame({
  view,
  title,
  lede,
  children,
}: PurchaseProps & { title: string; lede: ReactNode; children: ReactNode }) {
  const { finance } = view;
  const copy = finance?.picture.claim && claimText(finance.picture.claim);
  const parts = finance && copy ? [copy.figure, copy.rate, copy.comparisonRate, loanText(finance)] : [];
  const note = parts.length > 0 ? `By finance: ${parts.filter(Boolean).join(', ')}` : '';
  return (
    <div className="wrap grid content-start gap-x-12 gap-y-8 py-8 laptop:grid-cols-[minmax(0,1fr)_minmax(320px,24rem)]">
      <div className="grid min-w-0 content-start gap-6">
        <div className="grid gap-2">
          <h1>{title}</h1>
          <p className="text-ink-2">{lede}</p>
        </div>
        {children}
      </div>
      <CarSummary car={holdCar(view.vehicle)} rows={view.sums.rows} note={note} />
    </div>
  );
}

export const BackToSteps = ({ car }: { car: string }) => (
  <a className="tap inline-flex items-center text-link underline underline-offset-3" href={purchasePath(car)}>
    Back to all steps
  </a>
);
