'use client';

import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/button/button.tsx';

/** `sending` stands on it until the next page is there. */
type Props = ComponentProps<typeof Button> & { sending: string };

/**
 * The button of a form that the browser sends by itself. The same content goes once: a second sending would end the first, and with it the
 * cookies that its answer brings, after the server has used up what was sent.
 */
export function SendOnce({ sending, children, ...button }: Props) {
  const own = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const form = own.current?.form;
    if (!form) return;
    const end = new AbortController();
    const { signal } = end;
    let sent = '';
    const content = () => JSON.stringify([...new FormData(form)]);
    const onSubmit = (event: Event) => {
      if (content() === sent) return event.preventDefault();
      sent = content();
      setBusy(true);
    };
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      sent = '';
      setBusy(false);
    };
    form.addEventListener('submit', onSubmit, { signal });
    form.addEventListener('input', () => setBusy(content() === sent), { signal });
    addEventListener('pageshow', onShow, { signal });
    return () => end.abort();
  }, []);
  return (
    <Button {...button} ref={own} type="submit" aria-busy={busy || undefined}>
      {busy ? sending : children}
    </Button>
  );
}
