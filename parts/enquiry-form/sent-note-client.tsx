'use client';

import { useEffect, useState } from 'react';
import { lastSent } from './sent-lead.ts';
import styles from './sent-note.module.css';

/** The number of what was just sent, for whoever calls about it. Its line is there from the start: nothing moves. */
export function SentNote() {
  const [number, setNumber] = useState('');
  useEffect(() => setNumber(lastSent()?.leadId.slice(0, 8) ?? ''), []);
  return (
    <p role="status" className={styles.note}>
      {number && `Your enquiry has the number ${number}.`}
    </p>
  );
}
