'use client';

import { useEffect, useState } from 'react';

/** Counts down to 0; static without script. */
export function SecondsLeft({ seconds }: { seconds: number }) {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const tick = setInterval(() => setLeft((now) => Math.max(0, now - 1)), 1_000);
    return () => clearInterval(tick);
  }, []);
  return <span className="tabular-nums">{left}</span>;
}
