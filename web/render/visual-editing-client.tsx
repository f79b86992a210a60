'use client';

import { useRouter } from 'next/navigation';
import { lazy, Suspense, useEffect, useState } from 'react';

/** 80 KB that only a preview ever loads: the import stands in a chunk of its own. */
const VisualEditing = lazy(async () => {
  const { VisualEditing: Overlays } = await import('@sanity/visual-editing/react');
  return { default: Overlays };
});

type Navigate = (update: { type: 'push' | 'pop' | 'replace'; title?: string; url: string }) => void;

const here = () => `${location.pathname}${location.search}${location.hash}`;

/** Tells the studio where the preview is; pages are whole documents, so every move is a load. */
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

/** Click-to-edit over the draft preview, and a new render after each change in the studio. */
export function PreviewEditing() {
  const router = useRouter();
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  if (!mounted) return null;
  return (
    <Suspense fallback={null}>
      <VisualEditing
        portal
        history={history}
        refresh={async () => {
          router.refresh();
        }}
      />
    </Suspense>
  );
}
