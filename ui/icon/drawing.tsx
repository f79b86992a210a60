import type { IconNode } from 'lucide';
import { createElement, type ReactNode } from 'react';

/** The lines of a drawing. Made once: a page that shows one twice says it once to the browser. */
export function drawingOf(node: IconNode): ReactNode {
  return node.map(([tag, attributes], at) => createElement(tag, { key: at, ...attributes }));
}
