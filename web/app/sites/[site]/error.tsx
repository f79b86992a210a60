'use client';

import { useEffect } from 'react';
import { comeBack } from '@/web/render/live-refresh.ts';

/** What a shopper sees when a page breaks in the browser; the front answers for pages that break before. In the studio's frame it comes back by itself. */
export default function PageError({ reset }: { error: Error; reset: () => void }) {
  useEffect(() => comeBack(), []);
  return (
    <div role="alert" style={{ maxWidth: '34rem', margin: '18vh auto', padding: '0 1.5rem' }}>
      <h1>Something went wrong here</h1>
      <p>We have noted it. Please try again.</p>
      <button type="button" onClick={reset}>
        Try again
      </button>
    </div>
  );
}
