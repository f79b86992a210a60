import { describe, expect, it } from 'vitest';
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
  ])('[FORM-08] %s is known by what it holds', (name, content, type) => {
    expect(fileType(content, name)).toEqual(type);
  });

  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\alex\\cv.pdf', 'cv.pdf'],
    ['cv\u202efdp.exe', 'cvfdp.exe'],
    ['.htaccess', 'file.htaccess'],
    ['', 'file'],
    ['a"b\r\nSet-Cookie: x.pdf', 'abSet-Cookie x.pdf'],
  ])('[FORM-08] the name %j is kept as %j', (name, kept) => expect(fileName(name)).toBe(kept));
});
