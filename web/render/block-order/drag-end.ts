type Node = { id: string; path: string; type: 'page' };
type Place = { sanity: Pick<Node, 'path'> } | null;

/**
 * The library's event at the end of a drag, as far as blocks need it: `top` is the block above the
 * new place.
 */
export type DragEnd = {
  target: Pick<Node, 'id' | 'path'>;
  insertPosition: { top?: Place; bottom?: Place } | null;
};
export type Move = { from: number; gap: number };

/** At this event the library writes the new order into the draft, for our moves as for its own. */
export const dragEndName = 'sanity/dragEnd';

const pathOf = (key: string) => `blocks[_key=="${key}"]`;

/** The event that moves a block of a page to a gap (see `movedTo`). */
export function dragEnd(pageId: string, order: readonly string[], { from, gap }: Move): DragEnd {
  const place = (key: string | undefined): Place =>
    key === undefined ? null : { sanity: { id: pageId, type: 'page', path: pathOf(key) } as Node };
  const target: Node = { id: pageId, type: 'page', path: pathOf(order[from] ?? '') };
  return { target, insertPosition: { top: place(order[gap - 1]), bottom: place(order[gap]) } };
}

/** The move of a page's blocks that a drag made; null for other drags. */
export function moveOf(pageId: string, order: readonly string[], { target, insertPosition }: DragEnd): Move | null {
  const at = (path: string | undefined) => order.findIndex((key) => pathOf(key) === path);
  const from = target.id === pageId ? at(target.path) : -1;
  const above = at(insertPosition?.top?.sanity.path);
  const below = at(insertPosition?.bottom?.sanity.path);
  if (from === -1 || (above === -1 && below === -1)) return null;
  const gap = above === -1 ? below : above + 1;
  return gap === from || gap === from + 1 ? null : { from, gap };
}
