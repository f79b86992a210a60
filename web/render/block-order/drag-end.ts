type Node = { id: string; path: string; type: 'page' };
type Place = { sanity: Pick<Node, 'path'> } | null;

/**
 * What the click-to-edit library reports at the end of a drag, as far as blocks are concerned:
 * `top` is the block above the new place.
 */
export type DragEnd = {
  target: Pick<Node, 'id' | 'path'>;
  insertPosition: { top?: Place; bottom?: Place } | null;
};
export type Move = { from: number; gap: number };

/** The library writes the new order into the draft when it hears this; ours and its own drags end alike. */
export const dragEndName = 'sanity/dragEnd';

const pathOf = (key: string) => `blocks[_key=="${key}"]`;

/** The end of a drag that takes a block of a page to a gap among the others (see `movedTo`). */
export function dragEnd(pageId: string, order: readonly string[], { from, gap }: Move): DragEnd {
  const place = (key: string | undefined): Place =>
    key === undefined ? null : { sanity: { id: pageId, type: 'page', path: pathOf(key) } as Node };
  const target: Node = { id: pageId, type: 'page', path: pathOf(order[from] ?? '') };
  return { target, insertPosition: { top: place(order[gap - 1]), bottom: place(order[gap]) } };
}

/** Which move of a page's blocks a drag was; null for drags of other things, or to nowhere. */
export function moveOf(pageId: string, order: readonly string[], { target, insertPosition }: DragEnd): Move | null {
  const at = (path: string | undefined) => order.findIndex((key) => pathOf(key) === path);
  const from = target.id === pageId ? at(target.path) : -1;
  const above = at(insertPosition?.top?.sanity.path);
  const below = at(insertPosition?.bottom?.sanity.path);
  if (from === -1 || (above === -1 && below === -1)) return null;
  const gap = above === -1 ? below : above + 1;
  return gap === from || gap === from + 1 ? null : { from, gap };
}
