'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import { type FuelUse, fuelCost } from '@/domain/stock/vehicle-page/running-cost.ts';

const fields = [
  { name: 'dollarsPerLitre', label: 'Fuel price', unit: '$ a litre', step: '0.01', max: 9 },
  { name: 'kilometresPerWeek', label: 'You drive', unit: 'km a week', step: '10', max: 5_000 },
  { name: 'litresPer100Km', label: 'It uses', unit: 'L/100 km', step: '0.1', max: 60 },
] as const satisfies readonly { name: keyof FuelUse; label: string; unit: string; step: string; max: number }[];

/** The fuel cost of a week (VDP-17). The fields keep what was typed before hydration. */
export function FuelCalculator({ use }: { use: FuelUse }) {
  const form = useRef<HTMLFormElement>(null);
  const [now, setNow] = useState(use);
  const read = () => form.current && setNow(typedIn(new FormData(form.current), use));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at hydration
  useLayoutEffect(() => void read(), []);
  const cost = fuelCost(now);
  return (
    <section
      id="fuel-calculator"
      className="scroll-mt-24 rounded-lg border border-line bg-surface p-5 tablet:p-6 print:hidden"
    >
      <h2 className="text-h3">Running costs</h2>
      <form
        ref={form}
        onInput={read}
        onSubmit={(event) => event.preventDefault()}
        className="mt-4 grid gap-4 tablet:grid-cols-3"
      >
        {fields.map(({ name, label, unit, step, max }) => (
          <label key={name} className="grid gap-1.5 text-small font-semibold">
            <span>
              {label} <span className="font-normal text-ink-2">{unit}</span>
            </span>
            <input
              type="number"
              name={name}
              inputMode="decimal"
              min={0}
              max={max}
              step={step}
              defaultValue={name === 'dollarsPerLitre' ? use[name].toFixed(2) : use[name]}
              className="min-h-12 w-full min-w-0 px-3"
            />
          </label>
        ))}
      </form>
      <p role="status" className="mt-4 flex flex-wrap items-baseline gap-x-3">
        {cost ? (
          <>
            <b className="figure text-price-m">${cents(cost.week)}</b>
            <span className="text-small text-ink-2">
              of fuel a week, about ${Math.round(cost.year).toLocaleString('en-AU')} a year
            </span>
          </>
        ) : (
          <span className="text-small text-ink-2">Fill in all three to see what fuel costs.</span>
        )}
      </p>
    </section>
  );
}

/** An empty field is NaN, not its former value: a cost is shown only of three figures. */
function typedIn(data: FormData, use: FuelUse): FuelUse {
  const figure = (name: keyof FuelUse): number => {
    const typed = data.get(name);
    if (typeof typed !== 'string') return use[name];
    return typed.trim() === '' ? Number.NaN : Number(typed);
  };
  return {
    dollarsPerLitre: figure('dollarsPerLitre'),
    kilometresPerWeek: figure('kilometresPerWeek'),
    litresPer100Km: figure('litresPer100Km'),
  };
}

const cents = (dollars: number): string =>
  dollars.toLocaleString('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
