import { isResultsRequest, partMark } from '@/domain/routes/results-part.ts';
import type { Rendered } from './finished-page.ts';

/**
 * Of a results page only what a filter changes, with the page's title, where the query requests it:
 * half of the bytes, without header, footer and React's payload. A page that holds no results stays
 * whole.
 */
export function onlyResults(rendered: Rendered, query: string): Rendered {
  if (!query.includes('part=') || !isResultsRequest(query) || !rendered.contentType.startsWith('text/html'))
    return rendered;
  const part = resultsPart(rendered.body.toString('utf8'));
  return part === null ? rendered : { ...rendered, body: Buffer.from(part) };
}

/**
 * What is between both marks of the renderer (web/render/search/part-document.tsx), with the title;
 * null without them.
 */
function resultsPart(html: string): string | null {
  const [before = '', part, after] = html.split(`<template ${partMark}=""></template>`);
  return part === undefined || after === undefined ? null : titleOf(before) + part;
}

const titleOf = (html: string): string => /<title>[^<]*<\/title>/.exec(html)?.[0] ?? '';
