'use client';

import type { ComponentProps } from 'react';
import PageError from './sites/[site]/error.tsx';

/** The same where the frame around the page broke: then no layout is around it. */
export default function FrameError(props: ComponentProps<typeof PageError>) {
  return (
    <html lang="en-AU">
      <body>
        <PageError {...props} />
      </body>
    </html>
  );
}
