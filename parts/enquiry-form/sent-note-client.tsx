'use client';

import { useEffect, useState } from 'react';
import { lastSent, type SentLead } from './sent-lead.ts';
import styles from './sent-note.module.css';

/** The number of what was just sent, for whoever calls about it. Its line is there from the start: nothing moves. */
export function SentNote() {
  const [sent, setSent] = useState<SentLead | null>(null);
  useEffect(() => setSent(lastSent()), []);
  return (
    <p role="status" className={styles.note}>
      {sent && `Your enquiry has the number ${sent.leadId.slice(0, 8)}.`}
      {sent?.receipt && (
        <>
          {' '}
          <a className="font-semibold text-link underline" href={sent.receipt}>
            See it, add to it or withdraw it
          </a>
        </>
      )}
    </p>
  );
}
