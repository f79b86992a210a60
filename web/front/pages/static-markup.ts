import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { StaticRenderer } from '@/ui/static-markup/static-renderer.ts';
import { currentRender, type RenderRecord } from '@/web/platform/render-record.ts';

/** Characters: of a shorter part the placeholder would take more of the payload than the part does. */
const shortest = 200;
let underWay = false;

/**
 * Keeps the HTML of a page's static parts beside its render, so that it reaches the page without
 * passing through React's payload.
 */
export const pageMarkup: StaticRenderer = {
  write(children) {
    const parts = currentRender()?.staticParts;
    // A part inside a part is markup like the rest of it.
    if (!parts || underWay) return null;
    const html = rendered(children);
    return html === null || html.length < shortest ? null : String(parts.push({ html, shown: false }) - 1);
  },
  read(part) {
    const found = currentRender()?.staticParts?.[Number(part)];
    if (!found) return '';
    found.shown = true;
    return found.html;
  },
};

/** Whether a part is not on the page: a client component hides it at first, and a browser could not find it later. */
export function lacksParts({ staticParts }: RenderRecord): boolean {
  return staticParts?.some(({ shown }) => !shown) ?? false;
}

/**
 * Null when it holds a client component, or breaks: rendered as usual it is hydrated, or breaks
 * where that is handled.
 */
function rendered(children: ReactNode): string | null {
  underWay = true;
  try {
    return renderToStaticMarkup(children);
  } catch {
    return null;
  } finally {
    underWay = false;
  }
}
