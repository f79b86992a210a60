'use client';

import { useRouter } from 'next/navigation';
import { lazy, Suspense, useEffect, useState, useTransition } from 'react';
import { coalesced, hearChanges } from './live-refresh.ts';

/** 80 KB in a chunk of its own, loaded only in previews. */
const VisualEditing = lazy(async () => {
  const { VisualEditing: Overlays } = await import('@sanity/visual-editing/react');
  return { default: Overlays };
});

type Navigate = (update: { type: 'push' | 'pop' | 'replace'; title?: string; url: string }) => void;

const here = () => `${location.pathname}${location.search}${location.hash}`;

/** Reports the preview's address to the studio; each navigation is a page load. */
const history = {
  subscribe(navigate: Navigate): () => void {
    navigate({ type: 'push', title: document.title, url: here() });
    return () => undefined;
  },
  update({ type, url }: { type: 'push' | 'pop' | 'replace'; url?: string }): void {
    if (type === 'pop') window.history.back();
    else if (url && url !== here()) location.assign(url);
  },
};

/** Minimum interval of refreshes, milliseconds: about as long as one takes. */
const betweenRendersMs = 120;

/**
 * Click-to-edit over the draft preview, and a new render after each change in the studio. `changes`
 * is the address of the stream of changes, null with a hosted service.
 */
export function PreviewEditing({ changes }: { changes: string | null }) {
  const router = useRouter();
  const [mounted, setMounted] = useState(false);
  const [, startTransition] = useTransition();
  useEffect(() => setMounted(true), []);
  useEffect(() => {
    const render = coalesced(async () => {
      startTransition(() => router.refresh());
      await new Promise((resolve) => setTimeout(resolve, betweenRendersMs));
    });
    return hearChanges(changes, render);
  }, [changes, router]);
  if (!mounted) return null;
  return (
    <Suspense fallback={null}>
      <VisualEditing
        portal
        history={history}
        refresh={async () => {
          if (!changes) router.refresh();
        }}
      />
    </Suspense>
  );
}
