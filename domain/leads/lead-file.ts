/**
 * What may be sent, with the first bytes by which each kind is recognised: a name proves nothing
 * about a file's content.
 */
const kinds = [
  { type: 'application/pdf', ending: 'pdf', starts: [[0x25, 0x50, 0x44, 0x46, 0x2d]] },
  { type: 'image/jpeg', ending: 'jpg', starts: [[0xff, 0xd8, 0xff]] },
  { type: 'image/png', ending: 'png', starts: [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]] },
  { type: 'application/msword', ending: 'doc', starts: [[0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]] },
  {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ending: 'docx',
    starts: [[0x50, 0x4b, 0x03, 0x04]],
  },
] as const;

/** The type of a file by what it holds; null if it is not accepted. A zip is a Word file by its name alone, and is only ever sent on. */
export function fileType(bytes: Uint8Array, name: string): string | null {
  const kind = kinds.find(({ starts }) => starts.some((start) => start.every((byte, at) => bytes[at] === byte)));
  if (!kind) return null;
  return kind.ending === 'docx' && !/\.docx$/i.test(name) ? null : kind.type;
}

/**
 * A name for the eyes of staff and for their disk: no path, no control characters, nothing that hides its ending, and the ending of what
 * the file holds: a picture that is saved as "cv.html" would be opened as a page.
 */
export function fileName(name: string, type: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed.
  const plain = last.replaceAll(/[\u0000-\u001f\u007f"*:<>?|\u202a-\u202e\u2066-\u2069]/g, '').trim();
  const named = plain === '' || plain.startsWith('.') ? `file${plain}` : plain;
  const ending = kinds.find((kind) => kind.type === type)?.ending ?? 'bin';
  const has = named.toLowerCase().endsWith(`.${ending}`) || (ending === 'jpg' && /\.jpeg$/i.test(named));
  return (has ? named : `${named}.${ending}`).slice(-120).toWellFormed();
}
