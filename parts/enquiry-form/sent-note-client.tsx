'use client';

import { useEffect, useState } from 'react';
import { lastSent } from './sent-lead.ts';

/** The number of what was just sent, for whoever calls about it, and in the tab that sent it the way to its own page. */
export function SentNote({ number }: { number: string }) {
  const [receipt, setReceipt] = useState('');
  useEffect(() => {
    const sent = lastSent();
    if (sent?.leadId.startsWith(number)) setReceipt(sent.receipt);
  }, [number]);
  return (
    <p role="status" className="min-h-[1.6em] tabular-nums">
      Your enquiry has the number {number}.
      {receipt && (
        <>
          {' '}
          <a className="font-semibold text-link underline" href={receipt}>
            See it, add to it or withdraw it
          </a>
        </>
      )}
    </p>
  );
}
