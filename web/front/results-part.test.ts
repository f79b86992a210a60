import { describe, expect, it } from 'vitest';
import type { Rendered } from './finished-page.ts';
import { onlyResults } from './results-part.ts';

const page = (body: string): Rendered => ({
  status: 200,
  contentType: 'text/html; charset=utf-8',
  location: null,
  cookies: [],
  body: Buffer.from(body),
});
const results = '<div class="wrap" data-search="/search?a=1"><div>a &lt;div&gt;</div> b</div>';
const whole = page(`<head><title>Cars</title></head><body><div>${results}<div>similar</div></div></body>`);

describe('the part of a results page', () => {
  it('[SRCH-23] is its element alone, with the title', () => {
    const part = onlyResults(whole, '?make=Ford&part=results');
    expect(part.body.toString()).toBe(`<title>Cars</title>${results}`);
  });

  it('is cut only where the query asks for it', () => {
    for (const query of ['', '?part=else', '?make=Ford']) expect(onlyResults(whole, query)).toBe(whole);
  });

  it.each([
    ['holds no results', page('<title>Missing</title><main><div></div></main>')],
    ['was cut off', page('<div data-search="/s"><div>')],
    ['is no page', { ...whole, contentType: 'text/plain' }],
  ])('is the whole page when it %s', (_, rendered) => {
    expect(onlyResults(rendered, '?part=results')).toBe(rendered);
  });
});
