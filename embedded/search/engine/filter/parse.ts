import { badRequest } from '../failure.ts';
import type { FilterCosts } from './costs.ts';

/** A filter as written: terms under && and ||. `value` is the text after the operator, quotes and brackets included. */
export type Filter =
  | { kind: 'and' | 'or'; left: Filter; right: Filter }
  | { kind: 'term'; field: string; operator: string; value: string };

const unreadable = () => badRequest('Could not parse the filter query.');

/**
 * Reads a `filter_by`. && and || have the same precedence and group from the left; parentheses
 * group otherwise. Null for a blank filter. No recursion, so that deep parentheses cannot exhaust
 * the stack. Fails with 400 on what it cannot read and as `costs` defines.
 */
export function parseFilter(text: string, costs: FilterCosts): Filter | null {
  const reader = new Reader(text);
  const stack: Frame[] = [{ left: null, operator: null }];
  for (let token = reader.next(); token; token = reader.next()) {
    const frame = stack.at(-1) as Frame;
    if (token.kind === '(') {
      if (frame.left && !frame.operator) throw unreadable();
      stack.push({ left: null, operator: null });
    } else if (token.kind === ')') {
      stack.pop();
      const outer = stack.at(-1);
      if (!outer || !frame.left || frame.operator) throw unreadable();
      attach(outer, frame.left);
    } else if (token.kind === 'term') {
      attach(frame, token);
    } else {
      if (!frame.left || frame.operator) throw unreadable();
      costs.addOperations(1);
      frame.operator = token.kind;
    }
  }
  const [frame] = stack;
  if (stack.length !== 1 || !frame || frame.operator) throw unreadable();
  return frame.left;
}

type Frame = { left: Filter | null; operator: 'and' | 'or' | null };

function attach(frame: Frame, right: Filter): void {
  if (frame.left && !frame.operator) throw unreadable();
  frame.left = frame.left && frame.operator ? { kind: frame.operator, left: frame.left, right } : right;
  frame.operator = null;
}

type Token =
  | { kind: '(' | ')' }
  | { kind: 'and' | 'or' }
  | { kind: 'term'; field: string; operator: string; value: string };

class Reader {
  private at = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  next(): Token | null {
    this.skipSpace();
    const char = this.text[this.at];
    if (char === undefined) return null;
    if (char === '(' || char === ')') {
      this.at++;
      return { kind: char };
    }
    if (this.text.startsWith('&&', this.at) || this.text.startsWith('||', this.at)) {
      this.at += 2;
      return { kind: char === '&' ? 'and' : 'or' };
    }
    return this.term();
  }

  private term(): Token {
    const colon = this.text.indexOf(':', this.at);
    const field = colon < 0 ? '' : this.text.slice(this.at, colon).trim();
    if (field === '' || /[()`&|]/.test(field)) throw unreadable();
    this.at = colon + 1;
    this.skipSpace();
    const operator = /^(!=|>=|<=|=|!|>|<)?/.exec(this.text.slice(this.at, this.at + 2))?.[0] ?? '';
    this.at += operator.length;
    this.skipSpace();
    const value = this.value().trim();
    if (value === '') throw badRequest(`Error with filter field \`${field}\`: Filter value cannot be empty.`);
    return { kind: 'term', field, operator, value };
  }

  /** Up to the next && or || or unmatched ")" outside quotes and brackets. */
  private value(): string {
    const { text } = this;
    const start = this.at;
    let depth = 0;
    let bracket = false;
    for (; this.at < text.length; this.at++) {
      const char = text[this.at];
      if (char === '`') this.skipQuoted('`');
      else if (char === '"' && text.slice(start, this.at).trim() === '') this.skipQuoted('"');
      else if (char === '[') bracket = true;
      else if (char === ']') bracket = false;
      else if (bracket) continue;
      else if (char === '(') depth++;
      else if (char === ')' && depth-- === 0) break;
      else if ((char === '&' || char === '|') && text[this.at + 1] === char) break;
    }
    if (bracket) throw unreadable();
    return text.slice(start, this.at);
  }

  private skipQuoted(quote: string): void {
    const end = this.text.indexOf(quote, this.at + 1);
    if (end < 0) throw unreadable();
    this.at = end;
  }

  private skipSpace(): void {
    while (this.at < this.text.length && this.text.charCodeAt(this.at) <= 32) this.at++;
  }
}
