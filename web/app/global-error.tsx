'use client';

import PageError from './sites/[site]/error.tsx';

/** The same where the frame around the page broke: then no layout is around it. */
export default function FrameError() {
  return (
    <html lang="en-AU">
      <body>
        <PageError />
      </body>
    </html>
  );
}
