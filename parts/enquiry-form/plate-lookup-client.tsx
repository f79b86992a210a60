'use client';

import { useState } from 'react';
import { Button } from '@/ui/button/button.tsx';

type Found = { make?: string; model?: string; year?: number; description?: string };
export type PlateLookupProps = {
  /** The state of the plate; empty while none is chosen. */
  state: string;
  plate: string;
  /** Puts text into a field that is empty. */
  suggest(key: string, copy: string): void;
};

/**
 * Looks a car up by its number plate. Without script, and for unknown plates, the shopper types the
 * car (FORM-09).
 */
export function PlateLookup({ state, plate, suggest }: PlateLookupProps) {
  const [status, setStatus] = useState('');
  const find = async () => {
    if (plate.trim() === '' || state === '')
      return setStatus('Fill in the registration number and state, and we will look the car up.');
    setStatus('Looking it up…');
    const found = await lookup(plate, state);
    if (!found) return setStatus('We could not find it. Please fill in the details.');
    for (const key of ['make', 'model', 'year'] as const) if (found[key]) suggest(key, String(found[key]));
    setStatus(
      [found.year, found.make, found.model].filter(Boolean).join(' ') +
        (found.description ? `. ${found.description}` : ''),
    );
  };
  return (
    <div className="flex flex-wrap items-center gap-3 pt-2 noscript:hidden">
      <Button kind="tonal" size={44} onClick={() => void find()}>
        Find my car
      </Button>
      <span role="status" className="text-small text-ink-2">
        {status}
      </span>
    </div>
  );
}

async function lookup(rego: string, regoState: string): Promise<Found | null> {
  try {
    const response = await fetch('/api/rego', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ rego, regoState }),
      signal: AbortSignal.timeout(12_000),
    });
    return response.status === 200 ? ((await response.json()) as Found) : null;
  } catch {
    return null;
  }
}
