'use client';

import { useEffect, useRef, useState } from 'react';
import type { ContentApi } from '@/web/render/content-api.ts';
import { LastGap } from './block-handle-client.tsx';
import { movedTo, sameOrder } from './block-order.ts';
import { type DragEnd, dragEnd, dragEndName, type Move, moveOf } from './drag-end.ts';
import { mayEdit } from './may-edit.ts';
import { useWritable } from './use-writable.ts';

type Props = {
  pageId: string;
  contentApi: ContentApi | null;
  /** The keys of the blocks in the last rendered draft. */
  saved: readonly string[];
  /** The keys in the shown order; null until blocks may be moved. */
  order: readonly string[] | null;
  onOrder(order: readonly string[]): void;
};
type Notice = { text: string; undo?: Move };

/** How long a move is shown that the draft does not have, milliseconds. */
const timeoutMs = 5_000;

/**
 * Shows each move of a block at once, however it was made, and offers to undo it. Sanity's library
 * writes the draft.
 */
export function BlockMoves({ pageId, contentApi, saved, order, onOrder }: Props) {
  const able = useAble(contentApi, pageId);
  const movedAt = useRef(0);
  const [notice, setNotice] = useState<Notice | null>(null);

  useEffect(() => {
    if (!able || (order && sameOrder(order, saved))) {
      movedAt.current = 0;
      return;
    }
    const settle = () => {
      if (movedAt.current) setNotice({ text: 'The move could not be saved.' });
      movedAt.current = 0;
      onOrder(saved);
    };
    if (!movedAt.current) return settle();
    const timer = setTimeout(settle, movedAt.current + timeoutMs - Date.now());
    return () => clearTimeout(timer);
  }, [able, order, saved, onOrder]);

  useEffect(() => {
    if (!order) return;
    const onDragEnd = ({ detail }: CustomEvent<DragEnd>) => {
      const move = moveOf(pageId, order, detail);
      if (!move) return;
      const { from, gap } = move;
      movedAt.current = Date.now();
      onOrder(movedTo(order, from, gap));
      const undo = gap > from ? { from: gap - 1, gap: from } : { from: gap, gap: from + 1 };
      setNotice({ text: 'Block moved.', undo });
    };
    window.addEventListener(dragEndName, onDragEnd as EventListener);
    return () => window.removeEventListener(dragEndName, onDragEnd as EventListener);
  }, [order, pageId, onOrder]);

  if (!order) return null;
  const { text, undo } = notice ?? {};
  return (
    <>
      <LastGap />
      <div role="status" className="staff-bar move-notice" hidden={!notice}>
        {text}
        {undo && (
          <button
            type="button"
            onClick={() => {
              window.dispatchEvent(new CustomEvent(dragEndName, { detail: dragEnd(pageId, order, undo) }));
            }}
          >
            Undo
          </button>
        )}
        <button type="button" aria-label="Close" onClick={() => setNotice(null)}>
          ×
        </button>
      </div>
    </>
  );
}

/**
 * Whether the studio is connected and the person may edit the page. If not, the library must not
 * move blocks.
 */
function useAble(contentApi: ContentApi | null, pageId: string): boolean {
  const writable = useWritable(pageId);
  /** Each render passes an equal object: the first one is used. */
  const [addresses] = useState(contentApi);
  const [may, setMay] = useState(false);
  useEffect(() => {
    mayEdit(addresses, pageId).then(setMay, () => setMay(false));
  }, [addresses, pageId]);
  const able = writable && may;
  useEffect(() => {
    for (const block of document.querySelectorAll('main > [data-sanity]')) {
      if (able) block.removeAttribute('data-sanity-drag-disable');
      else block.setAttribute('data-sanity-drag-disable', 'true');
    }
  });
  return able;
}
