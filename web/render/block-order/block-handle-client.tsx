'use client';

import type { KeyboardEvent, PointerEvent } from 'react';
import { dragEnd, dragEndName } from './drag-end.ts';
import { followDrag } from './follow-drag.ts';
import '@/ui/theme/staff.css';

type Props = {
  pageId: string;
  /** The keys of all blocks, as the page shows them. */
  order: readonly string[];
  at: number;
};

/** The gap above a block, and the controls that move it: dragging, buttons, arrow keys. */
export function BlockHandle({ pageId, order, at }: Props) {
  const move = (gap: number, pressed?: HTMLElement) => {
    if (gap < 0 || gap > order.length) return;
    const detail = dragEnd(pageId, order, { from: at, gap });
    window.dispatchEvent(new CustomEvent(dragEndName, { detail }));
    if (pressed) requestAnimationFrame(() => pressed.focus());
  };
  const up = at - 1;
  const down = at + 2;
  const onPointerDown = async ({ button, currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
    if (button !== 0) return;
    const here = currentTarget.closest('.block-gap');
    here?.setAttribute('data-moving', '');
    const gap = await followDrag(currentTarget, pointerId, [...document.querySelectorAll<HTMLElement>('.block-gap')]);
    here?.removeAttribute('data-moving');
    if (gap !== null) move(gap);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const gap = { ArrowUp: up, ArrowDown: down }[event.key];
    if (gap === undefined) return;
    event.preventDefault();
    move(gap, event.currentTarget);
  };
  return (
    <div className="block-gap">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form. */}
      <div role="group" aria-label={`Block ${at + 1} of ${order.length}`} className="block-tools">
        <button
          type="button"
          aria-label="Move up"
          disabled={at === 0}
          onClick={({ currentTarget }) => move(up, currentTarget)}
        >
          ↑
        </button>
        <button
          type="button"
          aria-label="Drag to move. The arrow keys move it too."
          title="Drag to move"
          className="cursor-grab touch-none active:cursor-grabbing"
          onPointerDown={onPointerDown}
          onKeyDown={onKeyDown}
        >
          ⠿
        </button>
        <button
          type="button"
          aria-label="Move down"
          disabled={at === order.length - 1}
          onClick={({ currentTarget }) => move(down, currentTarget)}
        >
          ↓
        </button>
      </div>
    </div>
  );
}

/** The gap below the last block. */
export const LastGap = () => <div className="block-gap" />;
