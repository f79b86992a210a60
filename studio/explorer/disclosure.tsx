import { Stack } from '@sanity/ui';
import type { ReactNode } from 'react';

/** One line of text that opens to show more. */
export function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details>
      <summary style={{ cursor: 'pointer', fontSize: 13, color: 'var(--card-muted-fg-color)' }}>{summary}</summary>
      <Stack gap={3} paddingTop={3} paddingLeft={3}>
        {children}
      </Stack>
    </details>
  );
}
