const space = 0;
const drop = 1;

/**
 * What the tokeniser makes of each character: letters and digits stay (lower-cased, accents
 * removed), white space and separators end a word, other punctuation is dropped inside it ("CX-5"
 * becomes "cx5" unless "-" is a separator).
 */
export class CharacterTable {
  private readonly ascii = new Uint8Array(128);
  private readonly separators: Set<string>;
  private readonly symbols: Set<string>;

  constructor(separators: readonly string[] = [], symbols: readonly string[] = []) {
    this.separators = new Set(separators);
    this.symbols = new Set(symbols);
    for (let code = 0; code < 128; code++) this.ascii[code] = this.classify(String.fromCharCode(code), code);
  }

  private classify(char: string, code: number): number {
    if (code <= 32 || this.separators.has(char)) return space;
    if (code >= 65 && code <= 90) return code + 32;
    const letterOrDigit = (code >= 48 && code <= 57) || (code >= 97 && code <= 122);
    return letterOrDigit || this.symbols.has(char) ? code : drop;
  }

  /** 0 ends a word, 1 is dropped, else the character's own code after folding; -1 needs `fold`. */
  asciiClass(code: number): number {
    return code < 128 ? (this.ascii[code] as number) : -1;
  }

  /** The folded form of a non-ASCII character: '' is dropped, ' ' ends a word. */
  fold(char: string): string {
    if (this.separators.has(char)) return ' ';
    if (this.symbols.has(char)) return char;
    if (/\s/u.test(char)) return ' ';
    const plain = char.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
    const spelled = spelling[plain] ?? plain;
    return /^[\p{L}\p{N}]+$/u.test(spelled) ? spelled : '';
  }
}

const spelling: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  þ: 'th',
  ð: 'd',
};
