import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CutOut, PartDocument } from '@/web/render/search/part-document.tsx';
import type { Rendered } from './finished-page.ts';
import { onlyResults } from './results-part.ts';

const page = (body: string): Rendered => ({
  status: 200,
  contentType: 'text/html; charset=utf-8',
  location: null,
  cookies: [],
  body: Buffer.from(body),
});
const results = (
  <div className="wrap" data-search="/search?a=1">
    <div>{'a <div> <template data-part-mark=""></template>'}</div> b
  </div>
);
const title = <title>Cars</title>;
const html = (children: ReactNode) => renderToStaticMarkup(<PartDocument>{children}</PartDocument>);
const whole = page(
  html(
    <>
      {title}
      <CutOut>{results}</CutOut>
      <div>similar</div>
    </>,
  ),
);

describe('the part of a results page', () => {
  it('[SRCH-23] is its element alone, with the title, whatever tags and marks its text contains', () => {
    const part = onlyResults(whole, '?make=Ford&part=results');
    expect(part.body.toString()).toBe(`<title>Cars</title>${renderToStaticMarkup(results)}`);
    expect(part.status).toBe(200);
  });

  it('is cut only where the query requests it', () => {
    for (const query of ['', '?part=else', '?make=Ford']) expect(onlyResults(whole, query)).toBe(whole);
  });

  it.each([
    ['holds no results', page(html(<main>{title}</main>))],
    ['was cut off', page(whole.body.toString().split('b</div>')[0] ?? '')],
    ['is no page', { ...whole, contentType: 'text/plain' }],
  ])('is the whole page when it %s', (_, rendered) => {
    expect(onlyResults(rendered, '?part=results')).toBe(rendered);
  });
});
