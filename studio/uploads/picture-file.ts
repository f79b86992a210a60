/** The largest file that may be uploaded as a picture, bytes. The content service holds the same line. */
export const largestPictureBytes = 25 * 1024 * 1024;

const kinds: Readonly<Record<string, string>> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/avif': 'AVIF',
};
const wanted = 'Choose a JPEG, PNG, WebP or AVIF picture.';

/** What is said when the content service could not read a file; the reason itself does not reach the form. */
export const uploadFailed = `The file is not a picture that can be read, or the connection broke. ${wanted} What you have written stays as it is.`;

/** Why a file cannot be a picture of the site, as one sentence for staff; null when nothing speaks against it (CMS-03). */
export function pictureFileProblem({ name, size, type }: Pick<File, 'name' | 'size' | 'type'>): string | null {
  if (type === 'image/svg+xml' || /\.svgz?$/i.test(name))
    return `"${name}" is a drawing that can hold programs. ${wanted}`;
  if (!(type in kinds)) return `"${name}" is not a picture that the site can show. ${wanted}`;
  if (size === 0) return `"${name}" is empty.`;
  if (size > largestPictureBytes) {
    const megabytes = Math.round(size / 1024 / 1024);
    return `"${name}" has ${megabytes} MB. A picture may have up to 25 MB: save it smaller, 2,560 pixels wide is enough.`;
  }
  return null;
}

const text = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));

/** Whether a file begins as a JPEG, PNG, WebP or AVIF does; its first 12 bytes are enough. A name and a type can be anything. */
export function beginsAsPicture(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  return (
    (first === 0xff && second === 0xd8) ||
    text(bytes, 1, 4) === 'PNG' ||
    (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') ||
    (text(bytes, 4, 8) === 'ftyp' && /^(avif|avis|mif1)$/.test(text(bytes, 8, 12)))
  );
}

/** What is said of a file whose bytes are no picture, whatever it is called. */
export const notAPicture = (name: string): string => `"${name}" is not a picture that can be read. ${wanted}`;
