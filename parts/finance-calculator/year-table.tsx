import { formatCents } from '@/domain/finance/money.ts';
import type { LoanYear } from '@/domain/finance/schedule.ts';

/** The loan year by year, in whole dollars: the chart as text (PLUS-01). */
export function YearTable({ years }: { years: readonly LoanYear[] }) {
  const fees = years.some(({ feeCents }) => feeCents > 0);
  return (
    <table className="loan-table">
      <caption>Year by year</caption>
      <thead>
        <tr>
          <th scope="col">Year</th>
          <th scope="col" className="loan-roomy">
            Payments
          </th>
          <th scope="col">Off the car</th>
          <th scope="col">Interest</th>
          {fees && <th scope="col">Fees</th>}
          <th scope="col">Still owing</th>
        </tr>
      </thead>
      <tbody>
        {years.map((year) => (
          <tr key={year.year}>
            <th scope="row">{year.year}</th>
            <td className="loan-roomy">{whole(year.paidCents)}</td>
            <td>{whole(year.principalCents)}</td>
            <td>{whole(year.interestCents)}</td>
            {fees && <td>{whole(year.feeCents)}</td>}
            <td>{whole(year.balanceCents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const whole = (cents: number): string => formatCents(Math.round(cents / 100) * 100);
