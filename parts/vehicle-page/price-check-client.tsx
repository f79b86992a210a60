'use client';

import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { type Gauge, type GaugeBand, type GaugeResponse, gaugeOf } from '@/domain/stock/vehicle-page/auto-gauge.ts';
import { timedSignal } from '@/ui/signals/timed-signal.ts';

type State = { kind: 'loading' } | { kind: 'hidden' } | { kind: 'shown'; gauge: Gauge };

/** Milliseconds. */
const timeoutMs = 6_000;

/**
 * Compares the price with the market: a skeleton while loading, nothing after a failure or for poor
 * data (VDP-12).
 */
export function PriceCheck({ path }: { path: string }) {
  const [state, setState] = useState<State>({ kind: 'loading' });
  useEffect(() => {
    const controller = new AbortController();
    gaugeAt(path, timedSignal(controller.signal, timeoutMs)).then((gauge) => {
      if (!controller.signal.aborted) setState(gauge ? { kind: 'shown', gauge } : { kind: 'hidden' });
    });
    return () => controller.abort();
  }, [path]);
  if (state.kind === 'hidden') return null;
  return (
    <section
      id="price-check"
      aria-busy={state.kind === 'loading'}
      className="min-h-60 rounded-lg border border-line bg-surface p-5 tablet:p-6 noscript:hidden print:hidden"
    >
      <h2 className="text-h3">Price check</h2>
      {state.kind === 'shown' ? <Shown gauge={state.gauge} /> : <Skeleton />}
    </section>
  );
}

async function gaugeAt(path: string, signal: AbortSignal): Promise<Gauge | null> {
  try {
    const response = await fetch(`${path}/autogauge`, { signal });
    if (!response.ok) throw new Error(`The server answered ${response.status}.`);
    const gauge = (await response.json()) as GaugeResponse;
    if (Object.keys(gauge).length === 0) throw new Error('No data returned');
    return gaugeOf(gauge);
  } catch (error) {
    if (!signal.aborted) console.info('The price check is not shown.', error);
    return null;
  }
}

const colours: Record<GaugeBand, string> = { low: 'bg-warn', middle: 'bg-good/60', high: 'bg-good' };

function Shown({ gauge: { fill, band, verdict, price, min, max, at, description } }: { gauge: Gauge }) {
  const arrived = useArrived();
  const middle = Math.round((min + max) / 2);
  const away = Math.abs(middle - price);
  return (
    <>
      <p className="mt-1 text-small text-ink-2">
        {verdict && <b className="mr-2 text-title text-good">{verdict}</b>}
        {away > 0 && `${dollars(away)} ${price < middle ? 'under' : 'over'} the middle of the market`}
      </p>
      <meter className="visually-hidden" aria-label="Price against market" min={0} max={1} value={fill}>
        {Math.round(fill * 100)} %
      </meter>
      <div aria-hidden="true" className="mt-4 h-2 overflow-hidden rounded-pill bg-sunken">
        <div
          className={clsx('h-full rounded-pill motion-safe:[transition:width_2.2s]', colours[band])}
          style={{ width: arrived ? `${fill * 100}%` : '0%' }}
        />
      </div>
      <div className="relative mt-11 h-2 rounded-pill bg-line-2/40">
        <span
          className="absolute top-0 h-4 w-0.5 [translate:0_-4px] bg-ink motion-safe:[transition:left_2.2s]"
          style={{ left: arrived ? `${at * 100}%` : '0%' }}
        />
        <b
          className="absolute -top-8 [translate:-50%] rounded-sm bg-ink px-2 py-0.5 text-small text-surface motion-safe:[transition:left_2.2s]"
          style={{ left: arrived ? `clamp(28px, ${at * 100}%, calc(100% - 28px))` : '28px' }}
        >
          <span className="visually-hidden">This vehicle: </span>
          {dollars(price)}
        </b>
      </div>
      <p className="mt-2 flex justify-between text-small text-ink-2">
        <span>
          <span className="visually-hidden">The market from </span>
          {dollars(min)}
        </span>
        <span>
          <span className="visually-hidden">to </span>
          {dollars(max)}
        </span>
      </p>
      {description && <p className="mt-3 text-legal text-ink-2">{description}</p>}
    </>
  );
}

/** True from the second frame on, so that CSS can animate from the first. */
function useArrived(): boolean {
  const [arrived, setArrived] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setArrived(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return arrived;
}

function Skeleton() {
  return (
    <div className="mt-3 grid gap-4" aria-hidden="true">
      <div className="h-5 w-2/3 rounded-sm bg-sunken" />
      <div className="h-2 rounded-pill bg-sunken" />
      <div className="mt-8 h-2 rounded-pill bg-sunken" />
      <div className="h-4 w-1/2 rounded-sm bg-sunken" />
    </div>
  );
}

const dollars = (amount: number): string => `$${amount.toLocaleString('en-AU')}`;
