'use client';

import { useEffect, useState } from 'react';
import { lastSent } from './sent-lead.ts';

/**
 * The number of the enquiry just sent, for a shopper who calls about it, and the link to its own
 * page. `sent` comes from the server, or from the tab's store.
 */
export function SentNote({ number, sent: initial }: { number: string; sent: string }) {
  const [receipt, setReceipt] = useState(initial);
  useEffect(() => {
    const sent = lastSent();
    if (sent?.leadId.startsWith(number)) setReceipt(sent.receipt);
  }, [number]);
  return (
    <p role="status" className="min-h-[1.6em] tabular-nums">
      Your enquiry number is {number}.
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
