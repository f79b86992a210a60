'use client';

import { useEffect } from 'react';

type Props = {
  token: string;
  /** Names the result: one is posted once in a tab. */
  result: string;
};

/** Has a valuation result sent on to the group's own system (FORM-15). A failure is only logged. */
export function PostValuation({ token, result }: Props) {
  useEffect(() => {
    void post(token, result).catch((error: unknown) => console.warn('The valuation could not be sent on.', error));
  }, [token, result]);
  return null;
}

const key = 'forecourt:posted-valuation';

async function post(token: string, result: string): Promise<void> {
  if (sessionStorage.getItem(key) === result) return;
  const answer = await fetch('/api/miscellaneous', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ column_name: 'valuation', token }),
    keepalive: true,
  });
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
  sessionStorage.setItem(key, result);
}
