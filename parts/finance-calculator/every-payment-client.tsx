'use client';

import { useState } from 'react';
import { formatCents } from '@/domain/finance/money.ts';
import type { Frequency } from '@/domain/finance/repayment.ts';
import type { Payment } from '@/domain/finance/schedule.ts';
import { useAdopted } from '@/ui/hydration/use-adopted-client.ts';

type Props = { payments: readonly Payment[]; frequency: Frequency };

const titles = { weekly: 'Week', fortnightly: 'Fortnight', monthly: 'Month' } as const;

/**
 * The full schedule, to the cent. Its hundreds of rows are rendered when it is opened (PLUS-01).
 */
export function EveryPayment({ payments, frequency }: Props) {
  const [open, setOpen] = useState(false);
  const details = useAdopted<HTMLDetailsElement>(() => setOpen(true));
  return (
    <details ref={details} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="unfolds">See every payment</summary>
      {open && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1)
        <section className="loan-every" aria-label="Every payment" tabIndex={0}>
          <table className="loan-table">
            <thead>
              <tr>
                <th scope="col">{titles[frequency]}</th>
                <th scope="col">Payment</th>
                <th scope="col">Interest</th>
                <th scope="col">Still owing</th>
              </tr>
            </thead>
            <tbody>
              {payments.map(({ number, paymentCents, interestCents, balanceCents }) => (
                <tr key={number}>
                  <th scope="row">{number}</th>
                  <td>{exact(paymentCents)}</td>
                  <td>{exact(interestCents)}</td>
                  <td>{exact(balanceCents)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </details>
  );
}

const exact = (cents: number): string => formatCents(cents, { withCents: true });
