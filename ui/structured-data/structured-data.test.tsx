import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StructuredData } from './structured-data.tsx';

it('no text ends its script, and what is read back is what was written', () => {
  const name = '</script><script>alert("x")</script><!-- \u2028 & "quoted"';
  const html = renderToStaticMarkup(<StructuredData data={{ '@type': 'Thing', name }} />);
  expect(html.match(/<\/?script/gi)).toHaveLength(2);
  expect(html).not.toContain('<!--');
  const inside = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html)?.[1] ?? '';
  expect(JSON.parse(inside)).toEqual({ '@context': 'https://schema.org', '@type': 'Thing', name });
});
