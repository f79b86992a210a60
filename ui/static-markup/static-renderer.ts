import type { ReactNode } from 'react';

/** Renders parts of a page to HTML outside of the payload that React sends to the browser. */
export type StaticRenderer = {
  /**
   * Returns the id under which `read` finds the HTML; null if `children` must be rendered as usual.
   */
  write(children: ReactNode): string | null;
  read(part: string): string;
};

const key = Symbol.for('forecourt.static-markup');
// The server and Next's bundles are separate module graphs in one process, and share this by a
// symbol.
const shared = globalThis as { [key]?: StaticRenderer };

export const staticRenderer = (): StaticRenderer | undefined => shared[key];

export function provideStaticRenderer(renderer: StaticRenderer): void {
  shared[key] = renderer;
}
