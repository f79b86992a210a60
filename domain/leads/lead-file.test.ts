import { describe, expect, it } from 'vitest';
import { acceptedEndings } from './file-words.ts';
import { fileName, fileType } from './lead-file.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('a file that comes with an enquiry', () => {
  it.each([
    ['cv.pdf', bytes('%PDF-1.7 ...'), 'application/pdf'],
    ['cv.exe', bytes('%PDF-1.7 ...'), 'application/pdf'],
    ['cv.pdf', bytes('MZ\u0090'), null],
    ['cv.pdf', bytes('<html><script>'), null],
    ['cv.svg', bytes('<svg onload="x">'), null],
    ['cv.docx', new Uint8Array([0x50, 0x4b, 0x03, 0x04]), expect.stringContaining('wordprocessingml')],
    ['cv.zip', new Uint8Array([0x50, 0x4b, 0x03, 0x04]), null],
    ['cv.pdf', new Uint8Array(), null],
  ])('[FORM-08] %s is recognised by its content', (name, content, type) => {
    expect(fileType(content, name)).toEqual(type);
  });

  it('[FORM-08] each ending that a shopper may choose is one that a taken file can have', () => {
    const first = [
      [0x25, 0x50, 0x44, 0x46, 0x2d],
      [0xff, 0xd8, 0xff],
      [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
      [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
      [0x50, 0x4b, 0x03, 0x04],
    ];
    const taken = (ending: string) =>
      first.some((start) => {
        const type = fileType(new Uint8Array(start), `cv${ending}`);
        return type !== null && fileName(`cv${ending}`, type) === `cv${ending}`;
      });
    expect(acceptedEndings.filter((ending) => !taken(ending))).toEqual([]);
    expect(taken('.exe')).toBe(false);
  });

  it.each([
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\Users\\alex\\cv.PDF', 'cv.PDF'],
    ['cv\u202efdp.exe', 'cvfdp.exe.pdf'],
    ['cv.html', 'cv.html.pdf'],
    ['cv.pdf.hta', 'cv.pdf.hta.pdf'],
    ['.htaccess', 'file.htaccess.pdf'],
    ['', 'file.pdf'],
    ['a"b\r\nSet-Cookie: x.pdf', 'abSet-Cookie x.pdf'],
  ])('[FORM-08] the name %j of a PDF is stored as %j', (name, expected) =>
    expect(fileName(name, 'application/pdf')).toBe(expected),
  );

  it('[FORM-08] a picture keeps either of its endings', () => {
    const names = ['me.jpg', 'me.JPEG', 'me.png'].map((name) => fileName(name, 'image/jpeg'));
    expect(names).toEqual(['me.jpg', 'me.JPEG', 'me.png.jpg']);
  });
});
