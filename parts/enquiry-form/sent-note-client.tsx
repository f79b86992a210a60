'use client';

import { useEffect, useState } from 'react';
import { lastSent } from './sent-lead.ts';

/**
 * The number of what was just sent, for whoever calls about it, and the way to its own page: `sent` where the server knows it, else in the tab
 * that sent it.
 */
export function SentNote({ number, sent: known }: { number: string; sent: string }) {
  const [receipt, setReceipt] = useState(known);
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
