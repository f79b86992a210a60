import { formatCents } from '@/domain/finance/money.ts';
import type { HoldRecord } from '@/domain/purchases/hold-record.ts';
import { maxRetainedOf } from '@/domain/purchases/retained-deposit.ts';
import { isPrintedText } from '@/domain/text/printed-text.ts';
import type { Seller } from './reservation-papers.tsx';
import { control, Labelled, Reason, StaffForm } from './staff-form.tsx';

/**
 * A form to retain the deposit of a sale that the shopper ended: at most what the state's law
 * allows, with a tax invoice.
 */
export function ForfeitForm({ hold, seller }: { hold: HoldRecord; seller: Seller }) {
  const { depositCents, sale, name } = hold;
  if (seller.abn === '') return null;
  if (!isPrintedText(sale?.name ?? name))
    return (
      <p className="text-small">
        To retain the deposit, issue the tax invoice of the sale first: it states a name that prints.
      </p>
    );
  const cooling = maxRetainedOf('cooling-off', hold, seller.state);
  const amount = (cents: number) => formatCents(cents, { withCents: true });
  return (
    <StaffForm hold={hold.id} action="forfeit" label="Retain it and end the sale">
      <p className="text-small">
        <b>Retain the deposit, or a part of it.</b> Only where the shopper signed a contract of sale. The rest is
        refunded, and the shopper gets a tax invoice: a forfeited deposit is taxable.
        {!sale &&
          ' For cooling off the lesser amount counts until the tax invoice of the sale states the price of the contract.'}
      </p>
      <Labelled label="Why">
        <select name="why" className={control}>
          {cooling > 0 && (
            <option value="cooling-off">Ended in the cooling-off period: {amount(cooling)} at most</option>
          )}
          <option value="broken">The shopper broke the contract: {amount(depositCents)} at most</option>
        </select>
      </Labelled>
      <Labelled label="Amount">
        <input className={control} name="amount" inputMode="decimal" required />
      </Labelled>
      <Reason label="Reason (the shopper reads it, and it is printed on the invoice)" required />
    </StaffForm>
  );
}
