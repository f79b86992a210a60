'use client';

import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { type CalculatorInput, calculate, settled } from '@/domain/finance/calculator.ts';
import { calculatorDisclaimer } from '@/domain/finance/calculator-disclaimer.ts';
import type { CalculatorSettings } from '@/domain/finance/calculator-settings.ts';
import { shopperEvents, tellEvent } from '@/parts/shopper-event/tell-event-client.ts';
import type { NumberChange } from '@/ui/slider-field/slider-field-client.tsx';
import { Estimate } from './estimate.tsx';
import { EveryPayment } from './every-payment-client.tsx';
import { Explanation } from './explanation.tsx';
import { FinanceDisclaimer } from './finance-disclaimer.tsx';
import { LoanFields } from './loan-fields-client.tsx';
import { keepFigures, keptFigures } from './own-figures.ts';
import { YearChart } from './year-chart.tsx';
import { YearTable } from './year-table.tsx';

type Props = {
  settings: CalculatorSettings;
  /** The car that it is about; empty for none. */
  car: string;
  heading: string;
  /** The buttons below the estimate. */
  actions: ReactNode;
  /** The disclaimer is shown whole (FIN-08). */
  fullDisclaimer: boolean;
};

/** The finance calculator (FIN-03 to FIN-05, PLUS-01): fields, estimate, where the money goes, how it is worked out. All of it moves with each change. */
export function Calculator({ settings, car, heading, actions, fullDisclaimer }: Props) {
  const [wanted, setWanted] = useState(settings.start);
  const input = useMemo(() => settled(wanted, settings.limits), [wanted, settings.limits]);
  const picture = useMemo(() => calculate(input, settings.terms), [input, settings.terms]);
  const headingId = useId();
  const told = useRef({ change: false, slide: false });
  const changed = useRef(false);
  // What was set for the same car on an earlier page goes on, unless somebody has begun anew.
  useEffect(() => {
    const kept = car === '' ? null : keptFigures(car);
    if (kept) setWanted((now) => (now === settings.start ? settled(kept, settings.limits) : now));
  }, [car, settings]);
  useEffect(() => {
    if (changed.current) keepFigures(car, input);
  }, [car, input]);
  const change = (part: Partial<CalculatorInput>, how: NumberChange | 'chosen') => {
    tellOnce(told.current, how);
    changed.current = true;
    // A price that is half typed must not cut the deposit.
    const settle = (next: CalculatorInput) => (how === 'typing' ? next : settled(next, settings.limits));
    setWanted((before) => settle({ ...before, ...part }));
  };
  return (
    <section className="calculator scroll-mt-24" id="finance-calculator" aria-labelledby={headingId}>
      <LoanFields heading={heading} headingId={headingId} input={input} settings={settings} onChange={change} />
      <div className="loan-result">
        <Estimate input={input} picture={picture} />
        <div className="loan-actions">{actions}</div>
        <FinanceDisclaimer
          id="financeDisclaimer"
          text={calculatorDisclaimer(input, picture, settings)}
          full={fullDisclaimer}
        />
      </div>
      {picture.claim && (
        <>
          <YearChart years={picture.years} />
          <div className="loan-more">
            <div className="loan-tables">
              <YearTable years={picture.years} />
              <EveryPayment payments={picture.payments} frequency={picture.claim.frequency} />
            </div>
            <Explanation input={input} settings={settings} picture={picture} />
          </div>
        </>
      )}
    </section>
  );
}

/** The first change of any field, and the first move of a slider, are told once each; a slider that comes first is one event (FIN-12). */
function tellOnce(told: { change: boolean; slide: boolean }, how: NumberChange | 'chosen'): void {
  const slides = how === 'slid';
  if (slides ? !told.slide : !told.change)
    tellEvent(shopperEvents.financeCalculator, { action: slides ? 'slide' : 'change' });
  told.change = true;
  told.slide ||= slides;
}
