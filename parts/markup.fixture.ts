import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';

/** The server's markup of a part. */
export const markupOf = (node: ReactNode): string => renderToStaticMarkup(node);

/** The same for a part with async components. */
export const loadedMarkupOf = async (node: ReactNode): Promise<string> =>
  text((await prerenderToNodeStream(node)).prelude);

/** The text of a part in one line, with the text for screen readers. */
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
