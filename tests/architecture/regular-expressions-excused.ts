const ofPages = 'Meets pages as React wrote them, where “<” and quotes of anybody’s words are escaped.';

/**
 * Regular expressions that recheck does not find safe, or does not finish on, and why they hold up no request. Those that meet what strangers wrote
 * are timed in hostile-input.test.ts.
 */
export const excused: Readonly<Record<string, string>> = Object.fromEntries([
  [String.raw`/<script\b[^>]*\bsrc="https:[^>]*><\/script>\n?/g`, 'Meets the studio’s own page while it is built.'],
  [String.raw`/<script>([\s\S]*?)<\/script>/g`, 'Meets the studio’s own page while it is built.'],
  [String.raw`/@font-face\s*\{[^}]*url\("?https:[^}]*\}\s*/g`, 'Meets the studio’s own page while it is built.'],
  [
    String.raw`/(?:\bsrc="|<link\b[^>]*\bhref="|url\(["']?|@import\s+["'])(https?:)?\/\/[^"')\s]+/`,
    'Meets the studio’s own page while it is built.',
  ],
  ['/Transaction "([^"]+)" already exists/', 'Meets one refusal of the content service, in its own words.'],
  [
    String.raw`/^Subject: ([^\r\n]*(?:\r?\n[ \t][^\r\n]*)*)/im`,
    'Meets mails that this product wrote, whose heads are short.',
  ],
  [String.raw`/image-0123456789abcdef0123456789abcdef01234567-\d+x\d+-\w+/g`, 'Meets the gallery’s own sample blocks.'],
  [String.raw`/<script\b([^>]*)>([\s\S]*?)<\/script>/gi`, ofPages],
  [String.raw`/<script src="(\/_next\/static\/[^"<>]+\.js)"(?![^>]*nomodule)[^>]*><\/script>/gi`, ofPages],
  [String.raw`/<link rel="preload" as="script"[^>]*href="\/_next\/static\/[^"<>]+\.js"[^>]*\/>/g`, ofPages],
  [String.raw`/<source type="image\/avif" srcSet="([^"]+)" sizes="([^"]+)"\/?>.*?<\/picture>/g`, ofPages],
  [String.raw`/(?<![\d.])([\d.]+)(px|vw)/g`, ofPages],
  [
    String.raw`/^\s{0,20}params: .*$/gm`,
    'Every repetition has a bound and the line is cut before; hostile-input.test times it.',
  ],
  [
    String.raw`/(?:\.{3})?"[^\n]{0,60}"(?:\.{3})? is not valid JSON/g`,
    'Every repetition has a bound and the line is cut before; hostile-input.test times it.',
  ],
  [
    String.raw`/[^\s@"'<>()[\]{},;:=?&/\\]{1,64}(?:@|%40)[^\s@"'<>()[\]{},;:=?&/\\]{1,255}/gi`,
    'Every repetition has a bound and the line is cut before; hostile-input.test times it.',
  ],
  [
    String.raw`/\bBearer [\w.~+/=-]{1,2000}/g`,
    'Every repetition has a bound and the line is cut before; hostile-input.test times it.',
  ],
  [
    String.raw`/\beyJ[\w-]{10,2000}\.[\w-]{1,2000}(?:\.[\w-]{0,2000})?/g`,
    'Every repetition has a bound and the line is cut before; hostile-input.test times it.',
  ],
  [
    String.raw`/(?<=^|[\s"'(=,]|https?:\/\/[^\s/"'<>]{1,255})\/[^\s"'<>()\\]{1,2000}/g`,
    'Every repetition has a bound and the line is cut before; hostile-input.test times it.',
  ],
  [String.raw`/\B(?=(?:\d{3})+$)/g`, 'Meets the digits of one number.'],
  [String.raw`/\B(?=(\d{3})+(?!\d))/g`, 'Meets the digits of one number.'],
  [String.raw`/(?=\S*\d)(?=\S*\p{L})[\p{L}\d]{11,}/u`, 'Words beyond 400 characters are refused before.'],
  [String.raw`/\S*@\S*/g`, 'Words beyond 400 characters are refused before.'],
  [
    String.raw`/^\/file\/(?:([a-z0-9-]+)\/)?((?:[\w-]+\/){0,6}[\w-]+\.([a-z0-9]+))$/`,
    'An address has 16 KB at most; hostile-input.test times it.',
  ],
  [
    String.raw`/<(script|style)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi`,
    'An open element is taken to the end of the text, so nothing is looked at twice; hostile-input.test times it.',
  ],
  [String.raw`/(?<![\s,.;:–-])[\s,.;:–-]+$/`, 'Meets a text that was cut to some hundred characters.'],
  [
    String.raw`/(?<![\d.,$])(\d[\d,]*(?:\.\d+)?)\s?(?:dollars?|bucks?|AUD)\b/gi`,
    'Begins at the first digit of a number alone; hostile-input.test times it.',
  ],
  [
    String.raw`/^(-)?(?:a\$|au\$|aud|\$)? ?(-)?(\.?\d[\d.,'’ ]*)(k(?![a-z])|thousand\b|grand\b)?([^\d]*)$/i`,
    'Meets 100 characters at most; hostile-input.test times it.',
  ],
  ['/[ .,]+$/', 'Meets 100 characters at most; hostile-input.test times it.'],
  [String.raw`/\sid="([^"]{1,200})"/g`, 'Every repetition has a bound of 200 characters.'],
  [
    String.raw`/^([^([]+)[([]([^()[\]]{1,20})[)\]]\W*$/`,
    'One class up to the first bracket, and what follows is looked at once; hostile-input.test times it.',
  ],
  [
    String.raw`/^((?:a\$|au\$|aud|\$|\s)*[\d][\d.,'’ ]*(?:[-–]{1,2})?(?:\s?(?:aud|au\$|a\$|\$|dollars))?)[\s*^]*(.*)$/i`,
    'A price that is longer than a price may be is refused before.',
  ],
  [
    String.raw`/^(.{6,20}?)(?:T|,? )(\d{1,2}:\d{2}(?::\d{2})?)(\.\d{1,9})? ?(z|[ap]\.?m\.?|[+-]\d{2}:?\d{2})?$/i`,
    'Every repetition has a bound.',
  ],
  ['/^[(*]+|[)*]+$/g', 'A price that is longer than a price may be is refused before.'],
  [String.raw`/,(?![^()]{0,200}\))(?!(?<=\d,)\d{3}(?!\d))/`, 'Looks 200 characters ahead at most.'],
  [
    String.raw`/^([\d., '’]*\d)\s?(k(?= ?(?:kms?|kilomet(?:re|er)s?|miles?)?$))?\s?(kms?|kilomet(?:re|er)s?|kmt|miles?|mis?|smi)?$/`,
    'Meets 60 characters at most.',
  ],
  [String.raw`/^q-[\w-]{1,2000}$/`, 'One class with a bound, tied to both ends.'],
  [
    String.raw`/\{[^{}]{0,80}comparison rate[^{}]{0,80}\}/gi`,
    'Every repetition has a bound of 80 characters; hostile-input.test times it.',
  ],
  [
    String.raw`/\bwarning\b[^¶]{0,80}\bcomparison rate/i`,
    'Every repetition has a bound of 80 characters; hostile-input.test times it.',
  ],
  [String.raw`/\s*kms?$/i`, 'Meets 60 characters at most; hostile-input.test times it.'],
  [
    String.raw`/\{[^{}]{0,40}rate[^{}]{0,40}\}/i`,
    'Every repetition has a bound of 80 characters; hostile-input.test times it.',
  ],
]);

/** Files that make regular expressions from words, which no scan can read. */
export const composed: Readonly<Record<string, string>> = {
  'domain/finance/disclaimer.ts': 'Our own warning, its words joined by spaces.',
  'domain/offers/approval-words.ts': 'Timed in hostile-input.test.ts.',
  'domain/offers/price-words.ts': 'Timed in hostile-input.test.ts.',
  'domain/offers/rate-words.ts': 'Timed in hostile-input.test.ts.',
  'domain/offers/repayment-words.ts': 'Timed in hostile-input.test.ts.',
  'domain/offers/plain-words.ts': 'Timed in hostile-input.test.ts.',
  'domain/stock/search/box/number-words.ts': 'Timed in hostile-input.test.ts.',
  'domain/stock/search/curation.ts': 'Escaped words of staff; timed in hostile-input.test.ts.',
  'domain/stock/search/price-words.ts': 'Timed in hostile-input.test.ts.',
  'domain/stock/search/query-words.ts': 'Timed in hostile-input.test.ts.',
  'domain/stock/stock-collections.server.ts': 'Our own name of a collection.',
  'embedded/search/access/api-key.ts': 'Of keys that the server makes; meets names of collections.',
  'embedded/search/engine/schema/discover.ts': 'Names of fields in our own schema.',
  'studio/dates/read-date.ts': 'One date that staff type, tied to both ends.',
  'web/style-sheet/tailwind-variables.ts': 'Meets our own style sheet.',
  'web/style-sheet/width-ranges.ts': 'Meets our own style sheet.',
};
