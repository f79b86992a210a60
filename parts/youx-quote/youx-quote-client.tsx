'use client';

import { useEffect, useState } from 'react';
import { claimText, type WeeklyClaim } from '@/domain/finance/repayment-claim.ts';
import { assumedScore, claimOfQuote } from '@/domain/finance/youx-claim.ts';
import { timedSignal } from '@/ui/signals/timed-signal.ts';

type Props = {
  priceCents: number;
  /** Year of manufacture. */
  year: number;
  vin?: string;
  nvic?: string;
};

/** Longer than the server's own timeout, milliseconds. */
const timeoutMs = 6_000;

/**
 * A quote for one vehicle, requested when it is shown; without one, for whatever reason, nothing is
 * shown (FIN-10).
 */
export function YouxQuote({ priceCents, year, vin = '', nvic = '' }: Props) {
  const [claim, setClaim] = useState<WeeklyClaim | null>(null);
  useEffect(() => {
    const gone = new AbortController();
    const signal = timedSignal(gone.signal, timeoutMs);
    const requested = {
      selfAssessedCreditScore: 'GREAT',
      purchasePrice: priceCents / 100,
      loanTerm: 5,
      year,
      vin,
      nvic,
      whoIsHelping: '',
    };
    fetchQuote(requested, signal).then(
      (result) => gone.signal.aborted || setClaim(result),
      () => undefined,
    );
    return () => gone.abort();
  }, [priceCents, year, vin, nvic]);
  if (!claim) return null;
  const copy = claimText(claim);
  return (
    <div className="mt-4.5 grid gap-1 text-small">
      <p>
        A youX quote: <b>{copy.figure}</b> {copy.rate}, {copy.comparisonRate}
      </p>
      <p className="text-ink-2">{assumedScore}</p>
    </div>
  );
}

async function fetchQuote(requested: object, signal: AbortSignal): Promise<WeeklyClaim | null> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch('/api/youx/quote', { method: 'POST', headers, body: JSON.stringify(requested), signal });
  return response.status === 200 ? claimOfQuote(await response.json()) : null;
}
