'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { counted } from '@/domain/vocabulary/counted.ts';
import { Button } from '@/ui/button/button.tsx';
import { useCountUp } from '@/ui/count-up/use-count-up-client.ts';
import { timedSignal } from '@/ui/signals/timed-signal.ts';

/** Milliseconds. */
const timeoutMs = 8_000;

type Props = { formId: string; found: number; noun: string; className: string | undefined; children: ReactNode };

/**
 * "Show Me {count} cars": the count follows the form (SRCH-14); a failed request leaves the last
 * one.
 */
export function ShowMeButton({ formId, found, noun, className, children }: Props) {
  const [count, setCount] = useState(found);
  const shown = useCountUp(count);
  useEffect(() => followChoices(formId, setCount), [formId]);
  return (
    <>
      <Button kind="filled" type="submit" className={className}>
        Show Me {counted(shown, noun)}
        {children}
      </Button>
      <span className="visually-hidden" role="status">
        {counted(count, noun)} {count === 1 ? 'matches' : 'match'}
      </span>
    </>
  );
}

/**
 * Counts after each choice; an older response never replaces a newer one. Empty choices are not
 * sent.
 */
function followChoices(formId: string, notify: (count: number) => void): () => void {
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return () => undefined;
  let latest = new AbortController();
  const count = async () => {
    latest.abort();
    latest = new AbortController();
    try {
      const signal = timedSignal(latest.signal, timeoutMs);
      const response = await fetch(`/api/stock-count?${chosen(form)}`, { signal });
      if (response.ok) notify(((await response.json()) as { found: number }).found);
    } catch {}
  };
  const clean = (event: FormDataEvent) => {
    for (const [name, value] of [...event.formData]) if (value === '') event.formData.delete(name);
  };
  form.addEventListener('change', count);
  form.addEventListener('formdata', clean);
  if (chosen(form).size > 0) void count();
  return () => {
    latest.abort();
    form.removeEventListener('change', count);
    form.removeEventListener('formdata', clean);
  };
}

function chosen(form: HTMLFormElement): URLSearchParams {
  const pairs = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value ? [[name, value]] : [],
  );
  return new URLSearchParams(pairs);
}
