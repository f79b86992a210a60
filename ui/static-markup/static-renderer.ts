import type { ReactNode } from 'react';

/**
 * Renders server markup into HTML while a page is rendered, outside of what React sends to the
 * browser.
 */
export type StaticRenderer = {
  /** The number under which the HTML is found, or null where `children` must be rendered as usual. */
  write(children: ReactNode): string | null;
  read(part: string): string;
};

const key = Symbol.for('forecourt.static-markup');
// The server and Next's bundles are different module graphs in one process: they meet by the symbol.
const shared = globalThis as { [key]?: StaticRenderer };

export const staticRenderer = (): StaticRenderer | undefined => shared[key];

export function provideStaticRenderer(renderer: StaticRenderer): void {
  shared[key] = renderer;
}
