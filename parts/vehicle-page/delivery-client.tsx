'use client';

import { type FormEvent, useRef, useState } from 'react';
import { deliveryText } from '@/domain/locations/delivery-estimate.ts';
import type { FormTool } from '@/domain/site/form-tool.ts';
import { Button } from '@/ui/button/button.tsx';
import { timedSignal } from '@/ui/signals/timed-signal.ts';

type DeliveryResponse = { price: number; name: string } | { error: string };
type Props = {
  /** Path of the vehicle's page. */
  path: string;
  /** The postcode of the page's address, sent without script. */
  query: string;
  first: DeliveryResponse | null;
  tool?: FormTool | undefined;
};
type State = { kind: 'idle' } | { kind: 'loading' } | { kind: 'answered'; result: DeliveryResponse };

/** The delivery cost by postcode (VDP-13); without script the server renders it. */
export function Delivery({ path, query, first, tool }: Props) {
  const [state, setState] = useState<State>(first ? { kind: 'answered', result: first } : { kind: 'idle' });
  const pending = useRef(new AbortController());
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const postcode = String(new FormData(event.currentTarget).get('postcode') ?? '').trim();
    pending.current.abort();
    if (postcode === '') return setState({ kind: 'answered', result: { error: deliveryText.empty } });
    const mine = new AbortController();
    pending.current = mine;
    setState({ kind: 'loading' });
    const result = await estimate(path, postcode, timedSignal(mine.signal));
    if (!mine.signal.aborted) setState({ kind: 'answered', result: result });
  };
  const problem = state.kind === 'answered' && 'error' in state.result ? state.result.error : '';
  return (
    <section
      id="delivery"
      className="scroll-mt-24 rounded-lg border border-line bg-surface p-5 tablet:p-6 print:hidden"
    >
      <h2 className="text-h3">Delivery</h2>
      <p className="text-small text-ink-2">To your door, by carrier.</p>
      <form action={`${path}#delivery`} method="get" noValidate onSubmit={send} className="mt-4" {...tool}>
        <label htmlFor="delivery-postcode" className="mb-1.5 block text-small font-semibold">
          Postcode
        </label>
        <div className="flex gap-3">
          <input
            id="delivery-postcode"
            name="postcode"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={4}
            defaultValue={query}
            aria-invalid={problem ? true : undefined}
            aria-describedby="delivery-answer"
            className="min-h-12 w-0 min-w-0 flex-1 px-3"
          />
          <Button kind="outline" type="submit" aria-disabled={state.kind === 'loading'}>
            {state.kind === 'loading' ? 'Checking...' : 'Get price'}
          </Button>
        </div>
      </form>
      <div id="delivery-answer" role="status" className="mt-4 min-h-10">
        {problem && <p className="text-small">{problem}</p>}
        {state.kind === 'answered' && 'price' in state.result && (
          <p className="flex flex-wrap items-baseline gap-x-3">
            <b className="figure text-price-m">${state.result.price.toLocaleString('en-AU')}</b>
            <span className="text-small text-ink-2">to {state.result.name} and surrounds, an estimate</span>
          </p>
        )}
      </div>
    </section>
  );
}

async function estimate(path: string, postcode: string, signal: AbortSignal): Promise<DeliveryResponse> {
  try {
    const response = await fetch(`${path}/delivery?postcode=${encodeURIComponent(postcode)}`, { signal });
    if (!response.ok) throw new Error(`The server answered ${response.status}.`);
    return (await response.json()) as DeliveryResponse;
  } catch (error) {
    if (!signal.aborted) console.info('Delivery could not be estimated.', error);
    return { error: deliveryText.unavailable };
  }
}
