import { inflateSync } from 'node:zlib';

/** The number of pages and the text of a PDF; characters that no font has are missing. */
export function readPdf(pdf: Buffer): { pages: number; text: string } {
  const raw = pdf.toString('latin1');
  const streams = [...raw.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, body = '']) => inflated(body));
  const faces = new Map(
    [...raw.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [name, lettersOf(raw, id)]),
  );
  const shown = streams.flatMap((stream) => {
    let letters: string[] | null = null;
    return [...stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)].flatMap(([, face, parts]) => {
      if (face !== undefined) letters = faces.get(face) ?? null;
      return parts === undefined ? [] : [textOf(parts, letters)];
    });
  });
  return { pages: raw.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0, text: shown.join(' ') };
}

function inflated(body: string): string {
  try {
    return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}

const objectOf = (raw: string, id: string): string =>
  new RegExp(`(?:^|\\n)${id} 0 obj\\n([\\s\\S]*?)\\nendobj`).exec(raw)?.[1] ?? '';

/** The characters of an embedded font by glyph id; null for a built-in font. */
function lettersOf(raw: string, id: string): string[] | null {
  const map = /\/ToUnicode (\d+) 0 R/.exec(objectOf(raw, id))?.[1];
  if (!map) return null;
  const [, body = ''] = /stream\n([\s\S]*?)\nendstream/.exec(objectOf(raw, map)) ?? [];
  const lists = [...inflated(body).matchAll(/\[(.*?)\]/gs)].map(([, list = '']) => list);
  return [...lists.join(' ').matchAll(/<([0-9a-f ]*)>/g)].map(([, hex = '']) =>
    Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
  );
}

const textOf = (parts: string, letters: string[] | null): string =>
  [...parts.matchAll(/<([0-9a-f]+)>/g)]
    .map(([, hex = '']) => {
      const bytes = Buffer.from(hex, 'hex');
      if (!letters) return bytes.toString('latin1');
      return Array.from({ length: bytes.length / 2 }, (_, at) => letters[bytes.readUInt16BE(at * 2)] ?? '').join('');
    })
    .join('');
