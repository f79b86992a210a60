import type { Metadata } from 'next';
import type { ReactNode } from 'react';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { title: 'Sites of this deployment', robots: { index: false } };

const style =
  'body{font:17px/1.6 system-ui,sans-serif;max-width:46rem;margin:8vh auto;padding:0 1.5rem;color:#1b1f24}a{color:#14509b}';

export default function DirectoryLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-AU">
      <head>
        <style>{style}</style>
        <link rel="icon" href="data:," />
      </head>
      <body>{children}</body>
    </html>
  );
}
