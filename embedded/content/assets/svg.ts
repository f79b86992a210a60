import { type SaxesAttributeNS, SaxesParser } from 'saxes';

/** What an SVG may take to be read: beyond it, nothing is drawn from it either. */
const max = { bytes: 2 * 1024 * 1024, depth: 100, elements: 50_000, attributes: 200 } as const;

/**
 * What bytes are as an SVG: none at all, one that only shows something, or one that is refused,
 * with the reason as text.
 */
export type SvgReading = { kind: 'none' } | { kind: 'still' } | { kind: 'refused'; reason: string };

const svgNamespace = 'http://www.w3.org/2000/svg';
const xmlnsNamespace = 'http://www.w3.org/2000/xmlns/';
const xhtmlNamespace = 'http://www.w3.org/1999/xhtml';
const activeElements = new Set(
  'script foreignobject iframe object embed handler listener audio video link meta base'.split(' '),
);
const animations = new Set(['set', 'animate', 'animatemotion', 'animatetransform', 'discard']);
const links = new Set(['href', 'src', 'base', 'data', 'action']);
const harmlessPictures = ['png', 'jpeg', 'jpg', 'gif', 'webp', 'avif'].map((kind) => `data:image/${kind}`);

/** Always found, if only as nothing. */
const beforeAddress = /[\s"']*/y;

class Refused extends Error {}
class NoSvg extends Error {}

/** Could bytes that begin so be an SVG? Only the parser decides it. */
export function mayBeSvg(bytes: Buffer): boolean {
  const head = bytes.toString('utf8', 0, 1024);
  return head.replace('\uFEFF', '').trimStart().startsWith('<');
}

/**
 * Reads the bytes with an XML parser, within bounds. Time grows with the bytes alone, but may be a second: call it in a drawing process.
 */
export function readSvg(bytes: Buffer): SvgReading {
  if (!mayBeSvg(bytes)) return { kind: 'none' };
  try {
    read(bytes);
    return { kind: 'still' };
  } catch (error) {
    if (error instanceof NoSvg) return { kind: 'none' };
    if (error instanceof Refused) return { kind: 'refused', reason: error.message };
    return { kind: 'refused', reason: `it is no well-formed XML (${error instanceof Error ? error.message : error})` };
  }
}

function checkElement(name: string, namespace: string, attributes: readonly SaxesAttributeNS[]): void {
  if (namespace === xhtmlNamespace || activeElements.has(name)) throw new Refused(`it contains <${name}>`);
  for (const attribute of attributes) {
    const local = attribute.local.toLowerCase();
    const value = attribute.value.toLowerCase();
    if (local.startsWith('on')) throw new Refused(`it contains the event handler ${local}`);
    if (links.has(local) && !isInside(value)) throw new Refused(`${local} leads to something outside of it`);
    if (animations.has(name) && local === 'attributename' && changesLink(value))
      throw new Refused(`it changes ${value} by <${name}>`);
    // Presentation attributes are styles too: fill="url(…)".
    if (attribute.uri !== xmlnsNamespace) checkStyle(value);
  }
}

const changesLink = (attribute: string): boolean => {
  const local = attribute.split(':').at(-1)?.trim() ?? '';
  return links.has(local) || local.startsWith('on');
};

/** A part of the same picture, or a picture of dots that is written out in it. */
function isInside(address: string): boolean {
  const target = address.trim();
  return target === '' || target.startsWith('#') || harmlessPictures.some((start) => target.startsWith(start));
}

/** Refuses a style that fetches something. Escapes can spell any word, and no drawing program writes them. */
function checkStyle(given: string): void {
  const text = given.toLowerCase();
  if (text.includes('@import')) throw new Refused('its style imports another one');
  if (text.includes('javascript:')) throw new Refused('it contains a script');
  if (text.includes('\\') && text.includes('(')) throw new Refused('its style contains escapes');
  for (let at = text.indexOf('url('); at >= 0; at = text.indexOf('url(', at + 4)) {
    beforeAddress.lastIndex = at + 4;
    beforeAddress.test(text);
    const start = beforeAddress.lastIndex;
    if (!isInside(text.slice(start, start + 20))) throw new Refused('its style leads to something outside of it');
  }
}

function read(bytes: Buffer): void {
  const parser = new SaxesParser({ xmlns: true });
  let depth = 0;
  let elements = 0;
  let attributesOfOne = 0;
  /** Style elements that are open. */
  let styles = 0;
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding && !['utf-8', 'us-ascii'].includes(encoding.toLowerCase()))
      throw new Refused(`its text is not UTF-8 but ${encoding.slice(0, 20)}`);
  });
  parser.on('doctype', (text) => {
    if (text.includes('[')) throw new Refused('it declares entities');
  });
  parser.on('processinginstruction', ({ target }) => {
    if (target.toLowerCase() === 'xml-stylesheet') throw new Refused('it loads a style sheet');
  });
  parser.on('opentagstart', () => {
    attributesOfOne = 0;
  });
  parser.on('attribute', () => {
    attributesOfOne += 1;
    if (attributesOfOne > max.attributes) throw new Refused(`an element has more than ${max.attributes} attributes`);
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    if (elements === 0 && (local.toLowerCase() !== 'svg' || (uri !== svgNamespace && uri !== ''))) throw new NoSvg();
    if (bytes.length > max.bytes) throw new Refused(`it is larger than ${max.bytes / 1024 / 1024} MB`);
    depth += 1;
    elements += 1;
    if (depth > max.depth) throw new Refused(`it is nested more than ${max.depth} deep`);
    if (elements > max.elements) throw new Refused(`it has more than ${max.elements} elements`);
    checkElement(local.toLowerCase(), uri, Object.values(attributes));
    if (local.toLowerCase() === 'style') styles += 1;
  });
  parser.on('closetag', ({ local }) => {
    depth -= 1;
    if (local.toLowerCase() === 'style') styles -= 1;
  });
  const style = (text: string): void => {
    if (styles > 0) checkStyle(text);
  };
  parser.on('text', style);
  parser.on('cdata', style);
  // In parts: what is no SVG, or too large for one, is left after its first element, or after the bound where none comes.
  const text = new TextDecoder('utf-8', { fatal: true });
  for (let at = 0; at < bytes.length; at += 65_536) {
    if (at >= max.bytes) throw new NoSvg();
    const last = at + 65_536 >= bytes.length;
    parser.write(text.decode(bytes.subarray(at, at + 65_536), { stream: !last }));
  }
  parser.close();
  if (elements === 0) throw new NoSvg();
}
