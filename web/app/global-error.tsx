'use client';

import PageError from './sites/[site]/error.tsx';

/** The same where the frame around the page broke: then no layout is around it. */
export default function FrameError(props: { error: Error; reset: () => void }) {
  return (
    <html lang="en-AU">
      <body>
        <PageError {...props} />
      </body>
    </html>
  );
}
