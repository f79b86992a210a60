'use client';

import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { type CalculatorInput, calculate, settled } from '@/domain/finance/calculator.ts';
import { calculatorDisclaimer } from '@/domain/finance/calculator-disclaimer.ts';
import type { CalculatorSettings } from '@/domain/finance/calculator-settings.ts';
import { withFigures } from '@/domain/finance/finance-link.ts';
import { trackEvent } from '@/parts/shopper-event/track-event-client.ts';
import type { NumberChange } from '@/ui/slider-field/slider-field-props.ts';
import { Estimate } from './estimate.tsx';
import { EveryPayment } from './every-payment-client.tsx';
import { Explanation } from './explanation.tsx';
import { FinanceDisclaimer } from './finance-disclaimer.tsx';
import { LoanFields } from './loan-fields-client.tsx';
import { storedFigures, storeFigures } from './own-figures.ts';
import { YearChart } from './year-chart.tsx';
import { YearTable } from './year-table.tsx';

type Props = {
  settings: CalculatorSettings;
  /** Id of the car; empty for none. */
  car: string;
  heading: string;
  /** The buttons below the estimate. */
  actions: ReactNode;
  /** Whether the disclaimer is shown in full (FIN-08). */
  fullDisclaimer: boolean;
};

/**
 * The finance calculator (FIN-03 to FIN-05, PLUS-01): fields, estimate, chart of the payments and
 * explanation, all updated at each change.
 */
export function Calculator({ settings, car, heading, actions, fullDisclaimer }: Props) {
  const [wanted, setWanted] = useState(settings.start);
  const input = useMemo(() => settled(wanted, settings.limits), [wanted, settings.limits]);
  const picture = useMemo(() => calculate(input, settings.terms), [input, settings.terms]);
  const headingId = useId();
  const reported = useRef({ change: false, slide: false });
  const changed = useRef(false);
  const actionsBox = useRef<HTMLDivElement>(null);
  // Continues with the figures set for the same car on an earlier page, unless the shopper has
  // changed some here already.
  useEffect(() => {
    const stored = car === '' ? null : storedFigures(car);
    if (!stored) return;
    changed.current = true;
    setWanted((now) => (now === settings.start ? settled(stored, settings.limits) : now));
  }, [car, settings]);
  useEffect(() => {
    if (!changed.current) return;
    storeFigures(car, input);
    // The server renders the links; their parameters follow the current figures (FIN-11, NAV-16).
    for (const link of actionsBox.current?.querySelectorAll('a') ?? [])
      link.setAttribute('href', withFigures(link.getAttribute('href') ?? '', input));
  }, [car, input]);
  const change = (part: Partial<CalculatorInput>, how: NumberChange | 'chosen') => {
    notifyOnce(reported.current, how);
    changed.current = true;
    // A half-typed price must not lower the deposit.
    const settle = (next: CalculatorInput) => (how === 'typing' ? next : settled(next, settings.limits));
    setWanted((before) => settle({ ...before, ...part }));
  };
  return (
    <section className="calculator scroll-mt-24" id="finance-calculator" aria-labelledby={headingId}>
      <LoanFields heading={heading} headingId={headingId} input={input} settings={settings} onChange={change} />
      <div className="loan-result">
        <Estimate input={input} picture={picture} />
        <div className="loan-actions" ref={actionsBox}>
          {actions}
        </div>
        <FinanceDisclaimer
          id="financeDisclaimer"
          text={calculatorDisclaimer(input, picture, settings)}
          full={fullDisclaimer}
          comparisonFrequency={settings.terms.comparisonFrequency}
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

/**
 * Reports the first change of a field and the first move of a slider, once each. If a slider moves
 * first, that one event counts for both (FIN-12).
 */
function notifyOnce(reported: { change: boolean; slide: boolean }, how: NumberChange | 'chosen'): void {
  const slides = how === 'slid';
  if (slides ? !reported.slide : !reported.change) trackEvent(26, { action: slides ? 'slide' : 'change' });
  reported.change = true;
  reported.slide ||= slides;
}
