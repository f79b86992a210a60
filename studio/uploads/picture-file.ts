/** Maximum size of a picture, bytes; the content service has the same limit. */
const largestPictureBytes = 25 * 1024 * 1024;

const kinds: Readonly<Record<string, string>> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/avif': 'AVIF',
};
const wanted = 'Choose a JPEG, PNG, WebP or AVIF picture.';

/** The message for a failed upload; the reason does not reach the form. */
export const uploadFailed = `The file is not a picture that can be read, or the connection broke. ${wanted} What you have written stays as it is.`;

/** Unsupported kinds of pictures, with the reason. */
const otherKinds = [
  { kind: /^image\/svg/, ending: /\.svgz?$/i, words: 'is a drawing that can hold programs.' },
  {
    kind: /^image\/hei[cf]/,
    ending: /\.hei[cf]$/i,
    words:
      'is a photo as iPhones keep it, which most browsers cannot show. Send it to yourself by mail, or export it as JPEG.',
  },
  {
    kind: /^image\/gif/,
    ending: /\.gif$/i,
    words: 'is a GIF, which is large for what it shows. Moving pictures belong in a video block.',
  },
  {
    kind: /^image\/(?:tiff|x-(?!icon)|vnd\.adobe)/,
    ending: /\.(?:tiff?|psd|ai|dng|cr[23]|nef|arw|raf)$/i,
    words: 'is a file for print or for a photographer. Export it as JPEG.',
  },
  { kind: /^image\/bmp/, ending: /\.bmp$/i, words: 'is a bitmap without compression. Save it as JPEG or PNG.' },
  { kind: /^video\//, ending: /\.(?:mp4|mov|webm|avi)$/i, words: 'is a video. It belongs in a video block.' },
];

/** Whether a file is a picture by name or declared type. */
export const looksLikePicture = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  type.startsWith('image/') || /\.(?:jpe?g|png|webp|avif|gif|bmp|svgz?|hei[cf]|tiff?|psd)$/i.test(name);

/** Why a file cannot be a picture of the site, as a sentence for staff; null if it is (CMS-03). */
export function pictureFileProblem({ name, size, type }: Pick<File, 'name' | 'size' | 'type'>): string | null {
  const other = otherKinds.find(({ kind, ending }) => kind.test(type) || ending.test(name));
  if (other) return `"${name}" ${other.words} ${wanted}`;
  if (!(type in kinds)) return `"${name}" is not a picture that the site can show. ${wanted}`;
  if (size === 0) return `"${name}" is empty.`;
  if (size > largestPictureBytes) {
    const megabytes = Math.round(size / 1024 / 1024);
    return `"${name}" has ${megabytes} MB. A picture may have up to 25 MB: save it smaller, 2,560 pixels wide is enough.`;
  }
  return null;
}

const text = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));

/**
 * Whether a file starts like a JPEG, PNG, WebP or AVIF, by its first 12 bytes; name and type prove
 * nothing.
 */
export function beginsAsPicture(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  return (
    (first === 0xff && second === 0xd8) ||
    text(bytes, 1, 4) === 'PNG' ||
    (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') ||
    (text(bytes, 4, 8) === 'ftyp' && /^(avif|avis|mif1)$/.test(text(bytes, 8, 12)))
  );
}

/** The message for a file whose bytes are not a picture, whatever it is called. */
export const notAPicture = (name: string): string => `"${name}" is not a picture that can be read. ${wanted}`;
