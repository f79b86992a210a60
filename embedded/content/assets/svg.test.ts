import { describe, expect, it } from 'vitest';
import { mayBeSvg, readSvg } from './svg.ts';

const open = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">';
const svg = (inner: string) => Buffer.from(`${open}${inner}</svg>`);
const timed = (bytes: Buffer): [string, number] => {
  const begun = performance.now();
  const { kind } = readSvg(bytes);
  return [kind, performance.now() - begun];
};

describe('[High 4] an SVG is read by an XML parser', () => {
  it.each([
    ['25 comments and an x', Buffer.from(`${'<!---->'.repeat(25)}x`)],
    ['100,000 comments before the first element', Buffer.from(`${'<!---->'.repeat(100_000)}x`)],
    ['an animation that goes on', Buffer.from(`${open}${'<set '.repeat(100_000)}`)],
    ['addresses that do not begin', svg(`<style>${'url('.repeat(200_000)}</style>`)],
    ['spaces in an address', svg(`<style>url(${' '.repeat(1_000_000)}x)</style>`)],
    ['deep nesting', svg(`${'<g>'.repeat(100_000)}${'</g>'.repeat(100_000)}`)],
    ['many namespaces', svg(Array.from({ length: 90 }, (_, at) => `<g xmlns:a${at}="b">`).join(''))],
    ['many attributes', svg(`<g ${Array.from({ length: 50_000 }, (_, at) => `a${at}="b"`).join(' ')}/>`)],
    ['many elements', svg('<g/>'.repeat(400_000))],
    ['an entity without end', svg(`&${'a'.repeat(1_000_000)}`)],
    ['more than it may have', svg(' '.repeat(3_000_000))],
  ])('in a time that grows with its bytes alone: %s', (_, bytes) => {
    const [kind, milliseconds] = timed(bytes);
    expect(kind).not.toBe('still');
    expect(milliseconds).toBeLessThan(5_000);
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script in capitals', '<SCRIPT/>'],
    ['a script with a prefix', '<s:script xmlns:s="http://www.w3.org/2000/svg"/>'],
    ['a page', '<foreignObject><b xmlns="http://www.w3.org/1999/xhtml">x</b></foreignObject>'],
    ['a handler', '<g onload="alert(1)"/>'],
    ['a handler behind a line break', '<g id="a"\nonclick\n=\n"alert(1)"/>'],
    ['a link with a script', '<a xlink:href="java&#x73;cript:alert(1)"/>'],
    ['a link to another site', '<image href="https://tracker.example/a.png"/>'],
    ['a link without a scheme', '<use xlink:href="//tracker.example/a.svg#b"/>'],
    ['a page in a data address', '<use href="data:image/svg+xml;base64,AAAA"/>'],
    ['a link by animation', '<set attributeName="xlink:href" to="javascript:alert(1)"/>'],
    ['a style from elsewhere', '<style>@import "https://tracker.example/a.css";</style>'],
    ['a style with an address', '<style>g{fill:url( "https://tracker.example/a" )}</style>'],
    ['a style with escapes', '<style>g{fill:\\75rl(https://tracker.example/a)}</style>'],
    ['a fill from elsewhere', '<g fill="url(//tracker.example/a)"/>'],
    ['an unknown entity', '&xxe;'],
  ])('and refused with a reason: %s', (_, inner) => {
    expect(readSvg(svg(inner))).toMatchObject({ kind: 'refused', reason: expect.stringMatching(/\w{3}/) });
  });

  it.each([
    ['entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${open}</svg>`],
    ['a style sheet', `<?xml-stylesheet href="a.css"?>${open}</svg>`],
    ['another encoding', `<?xml version="1.0" encoding="UTF-7"?>${open}</svg>`],
    ['no end', open],
  ])('and refused where it has %s', (_, text) => {
    expect(readSvg(Buffer.from(text)).kind).toBe('refused');
  });

  it('and taken as drawing programs write it', () => {
    const head = '<?xml version="1.0" encoding="UTF-8"?>\n<!-- Made by a program -->\n';
    const type = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';
    const inner = [
      '<metadata><r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></metadata>',
      '<style type="text/css"><![CDATA[.a{fill:url(#b);font-family:"Arial"}]]></style>',
      '<linearGradient id="b"/><use xlink:href="#b"/><image href="data:image/png;base64,AAAA"/>',
      '<animate attributeName="opacity" from="0" to="1"/><text font-family="\'Arial\'">One &amp; only</text>',
    ];
    expect(readSvg(Buffer.from(`\uFEFF${head}${type}${open}${inner.join('')}</svg>`))).toEqual({ kind: 'still' });
    expect(readSvg(Buffer.from('<svg width="1" height="1"/>'))).toEqual({ kind: 'still' });
  });

  it('other bytes are none', () => {
    expect(readSvg(Buffer.from('<feed><car/></feed>')).kind).toBe('none');
    expect(readSvg(Buffer.from('words')).kind).toBe('none');
    expect([mayBeSvg(Buffer.from(' \n<svg')), mayBeSvg(Buffer.from('PK'))]).toEqual([true, false]);
  });
});
