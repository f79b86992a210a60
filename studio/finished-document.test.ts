import { describe, expect, it } from 'vitest';
import { finishedDocument, finishedStyles } from './finished-document.ts';

const built = `<!DOCTYPE html><html><head><meta charSet="utf-8"/><link href="/static/favicon.ico" rel="icon"/>
<title>Sanity Studio</title><script>
window.caught = 1
</script><link href="/studio/static/a.css" rel="stylesheet"/><style>
@font-face {
  font-family: Inter;
  src: url("https://fonts.example/Inter.woff2") format("woff2");
}
body { margin: 0 }</style><script src="https://elsewhere.example/bridge.js" async type="module" data-core></script>
</head><body><div id="sanity"></div><script src="/studio/static/app.js" type="module"></script>
<noscript><a href="https://www.enable-javascript.com/">enable</a></noscript></body></html>`;

describe('the built studio page', () => {
  it('loads nothing from elsewhere and keeps its own parts', () => {
    const { html } = finishedDocument(built);
    expect(html).not.toMatch(/elsewhere\.example|fonts\.example/);
    expect(html).toContain('body { margin: 0 }');
    expect(html).toContain('<script src="/studio/static/app.js" type="module"></script>');
    expect(html).toContain('<title>Forecourt Studio</title>');
  });

  it('[CMS-04] reads the run-time configuration before any other script', () => {
    const first = /<script\b[^>]*src="([^"]*)"/.exec(finishedDocument(built).html)?.[1];
    expect(first).toBe('/studio/config.js');
  });

  it('moves inline scripts into files named by their content', () => {
    const { html, scripts } = finishedDocument(built);
    expect([...scripts.values()]).toEqual(['\nwindow.caught = 1\n']);
    for (const name of scripts.keys()) expect(html).toContain(`<script src="/studio/static/${name}"></script>`);
    expect(html).not.toMatch(/<script>/);
  });

  it('puts the icons under the studio', () => {
    expect(finishedDocument(built).html).toContain('href="/studio/static/favicon.ico"');
  });

  it.each([
    '<head><link rel="stylesheet" href="https://elsewhere.example/a.css"></head>',
    '<head><style>body{background:url(//elsewhere.example/a.png)}</style></head>',
  ])('refuses a page that would still fetch from elsewhere: %s', (html) => {
    expect(() => finishedDocument(html)).toThrow('elsewhere.example');
  });

  it('drops remote fonts from style sheets and keeps the rest', () => {
    const css = '@font-face{font-family:Inter;src:url(https://fonts.example/i.woff2)format("woff2")}.a{color:red}';
    expect(finishedStyles(css)).toBe('.a{color:red}');
    expect(() => finishedStyles('@import "https://fonts.example/a.css"')).toThrow('fonts.example');
  });
});
