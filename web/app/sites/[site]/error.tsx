'use client';

import { useEffect } from 'react';
import type { PageFault } from '@/web/render/live-refresh.ts';

/**
 * What a shopper sees when a page breaks in the browser; the front handles pages that break before.
 * In the studio's frame it comes back by itself.
 */
export default function PageError({ error }: { error: PageFault }) {
  useEffect(() => comeBackInStudio(error), [error]);
  return (
    <div role="alert" style={{ maxWidth: '34rem', margin: '18vh auto', padding: '0 1.5rem' }}>
      <h1>Something went wrong here</h1>
      <p>We have noted it. Please try again.</p>
      {/* Next's `reset` would render the same broken result again. */}
      <button type="button" onClick={() => location.reload()}>
        Try again
      </button>
    </div>
  );
}

/** Its code comes with the first page that breaks there. */
function comeBackInStudio(error: PageFault): (() => void) | undefined {
  if (window.parent === window) return;
  let left = false;
  let stop = () => {};
  void import('@/web/render/live-refresh.ts').then(({ comeBack }) => {
    if (!left) stop = comeBack(error);
  });
  return () => {
    left = true;
    stop();
  };
}
