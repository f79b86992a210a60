/** Another request, which an attacker would like a service to read where a body was meant. */
const inner = 'POST /smuggled HTTP/1.1\r\nHost: southbank-ford.localhost\r\nContent-Length: 0\r\n\r\n';

export const chunked = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`;

/** How a request states where its body ends, and what follows its head. */
type Framing = {
  lines: readonly string[];
  after: string;
  /** The body where both agree; null where a request so framed must not be passed on. */
  body: string | null;
};

const length = `Content-Length: ${inner.length}`;
const well = (lines: string[], after: string): Framing => ({ lines, after, body: inner });
const ill = (lines: string[], after: string): Framing => ({ lines, after, body: null });
const encoding = (value: string, after = chunked(inner)) => ill([`Transfer-Encoding: ${value}`], after);

export const framings: Record<string, Framing> = {
  'one length': well([length], inner),
  'one chunk': well(['Transfer-Encoding: chunked'], chunked(inner)),
  'an encoding in capitals': well(['TRANSFER-ENCODING: CHUNKED'], chunked(inner)),
  'two chunks': well(
    ['Transfer-Encoding: chunked'],
    `5\r\n${inner.slice(0, 5)}\r\n${(inner.length - 5).toString(16)}\r\n${inner.slice(5)}\r\n0\r\n\r\n`,
  ),
  'a chunk with an extension': well(
    ['Transfer-Encoding: chunked'],
    `${inner.length.toString(16)};a=b\r\n${inner}\r\n0\r\n\r\n`,
  ),
  'a trailer': well(
    ['Transfer-Encoding: chunked', 'Trailer: X-End'],
    `${chunked(inner).slice(0, -2)}X-End: Content-Length: 9\r\n\r\n`,
  ),
  'a length before an encoding': ill(['Content-Length: 5', 'Transfer-Encoding: chunked'], `0\r\n\r\n${inner}`),
  'a length after an encoding': ill(['Transfer-Encoding: chunked', 'Content-Length: 5'], `0\r\n\r\n${inner}`),
  'the same length twice': ill([length, length], inner),
  'two lengths': ill([length, 'Content-Length: 0'], inner),
  'no length and one': ill(['Content-Length: 0', length], inner),
  'a list of lengths': ill([`${length}, ${inner.length}`], inner),
  'a length with a sign': ill([`Content-Length: +${inner.length}`], inner),
  'a length below nothing': ill(['Content-Length: -1'], inner),
  'a length in hex': ill([`Content-Length: 0x${inner.length.toString(16)}`], inner),
  'a length of words': ill(['Content-Length: none'], inner),
  'a length that is empty': ill(['Content-Length:'], inner),
  'a length with a point': ill([`Content-Length: ${inner.length}.0`], inner),
  'a length in two parts': ill(['Content-Length: 1 0'], inner),
  'a length beyond all numbers': ill([`Content-Length: ${'9'.repeat(40)}`], inner),
  'a length with a space before its colon': ill([`Content-Length : ${inner.length}`], inner),
  'a length on a folded line': ill(['Content-Length:', ` ${inner.length}`], inner),
  'an encoding with a space before its colon': ill(['Transfer-Encoding : chunked'], chunked(inner)),
  'an encoding on a folded line': ill(['Transfer-Encoding:', ' chunked'], chunked(inner)),
  'an encoding after a bare line feed': ill(['X-A: b\nTransfer-Encoding: chunked'], chunked(inner)),
  'an encoding after a bare return': ill(['X-A: b\rTransfer-Encoding: chunked'], chunked(inner)),
  'two encodings': ill(['Transfer-Encoding: chunked', 'Transfer-Encoding: chunked'], chunked(inner)),
  'identity and chunks': ill(['Transfer-Encoding: identity', 'Transfer-Encoding: chunked'], chunked(inner)),
  'identity alone': encoding('identity', inner),
  'chunks, then identity': encoding('chunked, identity'),
  'chunks twice': encoding('chunked, chunked'),
  'zipped chunks': encoding('gzip, chunked'),
  'zipped alone': encoding('gzip'),
  'nearly chunked': encoding('xchunked'),
  'chunked with a parameter': encoding('chunked;q=1'),
  'chunked in quotes': encoding('"chunked"'),
  'chunked with a control character': encoding('chunked\x0b'),
  'chunked behind a comma': encoding(',chunked'),
  'an encoding that is empty': encoding('', inner),
  'a chunk without a size': ill(['Transfer-Encoding: chunked'], `\r\n${inner}`),
  'a chunk of an odd size': ill(['Transfer-Encoding: chunked'], `zz\r\n${inner}\r\n0\r\n\r\n`),
  'a chunk below nothing': ill(['Transfer-Encoding: chunked'], `-5\r\n${inner}\r\n0\r\n\r\n`),
  'a chunk beyond all numbers': ill(['Transfer-Encoding: chunked'], `${'f'.repeat(17)}\r\n${inner}`),
  'a chunk longer than its size': ill(['Transfer-Encoding: chunked'], `1\r\n${inner}\r\n0\r\n\r\n`),
  'a chunk size that ends in a line feed': ill(['Transfer-Encoding: chunked'], `5\nabcde\r\n0\r\n\r\n${inner}`),
};
