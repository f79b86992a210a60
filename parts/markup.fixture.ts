import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';

/** A part as the server sends it. */
export const markupOf = (node: ReactNode): string => renderToStaticMarkup(node);

/** The same of a part that loads some of itself. */
export const loadedMarkupOf = async (node: ReactNode): Promise<string> =>
  text((await prerenderToNodeStream(node)).prelude);

/** The text of a part, in order, in one line; that for screen readers too. */
export const plainTextOf = (part: ReactNode): string =>
  (typeof part === 'string' ? part : markupOf(part))
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll('&amp;', '&')
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim();

/** The addresses of a part's links, in order. */
export const linksOf = (part: ReactNode): string[] =>
  [...(typeof part === 'string' ? part : markupOf(part)).matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
