'use client';

import { Fragment, lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import type { ContentApi } from '@/web/render/content-api.ts';
import { inOrder } from './block-order.ts';

/** Separate chunks, loaded only in the studio's preview. */
const BlockMoves = lazy(async () => ({ default: (await import('./block-moves-client.tsx')).BlockMoves }));
const BlockHandle = lazy(async () => ({ default: (await import('./block-handle-client.tsx')).BlockHandle }));

type Props = {
  pageId: string;
  contentApi: ContentApi | null;
  blocks: readonly { key: string; view: ReactNode }[];
};

/** The blocks of a draft; in the studio's preview staff can move them (CMS-02). */
export function MovableBlocks({ pageId, contentApi, blocks }: Props) {
  const [beside, setBeside] = useState(false);
  const [order, setOrder] = useState<readonly string[] | null>(null);
  useEffect(() => setBeside(window.parent !== window), []);
  const text = JSON.stringify(blocks.map(({ key }) => key));
  const saved = useMemo<readonly string[]>(() => JSON.parse(text), [text]);
  const shown = order ? inOrder(blocks, order) : blocks;
  const keys = shown.map(({ key }) => key);
  return (
    <>
      {shown.map(({ key, view }, at) => (
        <Fragment key={key}>
          {order && (
            <Suspense fallback={null}>
              <BlockHandle pageId={pageId} order={keys} at={at} />
            </Suspense>
          )}
          {view}
        </Fragment>
      ))}
      {beside && (
        <Suspense fallback={null}>
          <BlockMoves pageId={pageId} contentApi={contentApi} saved={saved} order={order} onOrder={setOrder} />
        </Suspense>
      )}
    </>
  );
}
