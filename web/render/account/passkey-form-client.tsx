'use client';

import { type FormEvent, type ReactNode, useState } from 'react';
import { Button, type ButtonKind } from '@/ui/button/button.tsx';
import { FreshPageLine } from '../fresh-page-line.tsx';
import { useFreshPage } from '../use-fresh-page-client.ts';
import type { Ceremony } from './passkey-ceremony.ts';

type Props = { to: Ceremony; kind: ButtonKind; label: string; children?: ReactNode };

/**
 * A button to create a passkey or sign in with one; its code loads with the press. Hidden without
 * script.
 */
export function PasskeyForm({ to, kind, label, children }: Props) {
  const { waits, show } = useFreshPage();
  const [state, setState] = useState({ busy: false, problem: '' });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)] as const);
    setState({ busy: true, problem: '' });
    const end = await import('./passkey-ceremony.ts').then(
      ({ runCeremony }) => runCeremony(to, Object.fromEntries(entries)),
      () => ({ problem: 'That didn’t work. Please check your connection and try again.' }),
    );
    if ('problem' in end) setState({ busy: false, problem: end.problem });
    else if (end.to) location.assign(end.to);
    else show();
  };
  return (
    <form onSubmit={submit} className="grid gap-3 noscript:hidden">
      {children}
      <Button kind={kind} type="submit" disabled={state.busy}>
        {label}
      </Button>
      {waits && (
        <p role="status" className="text-small">
          <FreshPageLine text="Your passkey is added." />
        </p>
      )}
      {state.problem && (
        <p role="alert" className="field-problem">
          {state.problem}
        </p>
      )}
    </form>
  );
}
