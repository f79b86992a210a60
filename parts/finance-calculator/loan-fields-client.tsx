'use client';

import { priceProblem } from '@/domain/finance/bounds.ts';
import type { CalculatorInput } from '@/domain/finance/calculator.ts';
import type { CalculatorSettings } from '@/domain/finance/calculator-settings.ts';
import { formatCents } from '@/domain/finance/money.ts';
import { centsFromInput } from '@/domain/finance/money-input.ts';
import type { Frequency } from '@/domain/finance/repayment.ts';
import { nounFor } from '@/domain/vocabulary/counted.ts';
import { typedQuantity } from '@/domain/vocabulary/typed-amount.ts';
import { Segmented } from '@/ui/segmented/segmented-client.tsx';
import { SliderField } from '@/ui/slider-field/slider-field-client.tsx';
import type { NumberChange } from '@/ui/slider-field/slider-field-props.ts';

type Props = {
  heading: string;
  headingId: string;
  input: CalculatorInput;
  settings: CalculatorSettings;
  onChange(part: Partial<CalculatorInput>, how: NumberChange | 'chosen'): void;
};

const frequencies: readonly { value: Frequency; label: string }[] = [
  { value: 'weekly', label: 'Weekly' },
  { value: 'fortnightly', label: 'Fortnightly' },
  { value: 'monthly', label: 'Monthly' },
];

/** The step of a slider, cents; the box beside it accepts every amount of the lender. */
const slideCents = 50_000;

/** The fields of the calculator with their bounds (FIN-04). */
export function LoanFields({ heading, headingId, input, settings, onChange }: Props) {
  const { limits, hidden } = settings;
  const highestPart = Math.min(input.priceCents, limits.depositCents.max);
  return (
    <div className="loan-fields">
      <div className="loan-head">
        <h2 id={headingId}>{heading}</h2>
        {!hidden.frequency && (
          <Segmented
            label="How often you repay"
            value={input.frequency}
            choices={frequencies}
            onChange={(frequency) => onChange({ frequency }, 'chosen')}
          />
        )}
      </div>
      <SliderField
        {...money}
        label="Vehicle price"
        value={input.priceCents}
        min={limits.priceCents.min}
        max={limits.priceCents.max}
        step={limits.priceCents.step}
        shown={formatCents(input.priceCents)}
        ends={[formatCents(limits.priceCents.min), formatCents(limits.priceCents.max)]}
        problem={priceProblem(input.priceCents, limits.priceCents, formatCents) ?? undefined}
        onChange={(priceCents, how) => onChange({ priceCents }, how)}
      />
      <SliderField
        {...money}
        label="Deposit or trade-in"
        value={input.depositCents}
        min={0}
        max={highestPart}
        step={slideCents}
        shown={formatCents(input.depositCents)}
        ends={['$0', formatCents(highestPart)]}
        onChange={(depositCents, how) => onChange({ depositCents }, how)}
      />
      <div className="loan-pair">
        <SliderField
          {...plain}
          label="Term"
          value={input.termYears}
          {...limits.termYears}
          shown={String(input.termYears)}
          unit={nounFor(input.termYears, 'years')}
          ends={[String(limits.termYears.min), `${limits.termYears.max} ${nounFor(limits.termYears.max, 'years')}`]}
          onChange={(termYears, how) => onChange({ termYears }, how)}
        />
        {!hidden.rate && (
          <SliderField
            {...plain}
            label="Interest rate"
            value={input.ratePercent}
            {...limits.ratePercent}
            shown={input.ratePercent.toFixed(2)}
            unit="% p.a."
            ends={[`${limits.ratePercent.min}%`, `${limits.ratePercent.max}%`]}
            onChange={(ratePercent, how) => onChange({ ratePercent }, how)}
          />
        )}
      </div>
      {!hidden.finalPayment && (
        <SliderField
          {...money}
          label="Final payment (balloon)"
          value={input.finalPaymentCents}
          min={0}
          max={Math.max(0, highestPart - input.depositCents)}
          step={slideCents}
          shown={formatCents(input.finalPaymentCents)}
          ends={['$0', formatCents(Math.max(0, highestPart - input.depositCents))]}
          onChange={(finalPaymentCents, how) => onChange({ finalPaymentCents }, how)}
        />
      )}
    </div>
  );
}

const money = { parse: centsFromInput };
const plain = { parse: typedQuantity };
