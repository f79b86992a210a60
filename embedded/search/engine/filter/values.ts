/** One value of a filter term. */
export type FilterValue = { text: string; prefix: boolean; phrase: boolean };

/** Splits "[a, `b, c`, d*]" or a single value into its values, each once, quotes removed. */
export function filterValues(value: string): FilterValue[] {
  const inner = value.startsWith('[') && value.endsWith(']') ? splitList(value.slice(1, -1)) : [value];
  return [...new Set(inner)].map(unquote).filter(({ text }) => text !== '');
}

/** Splits at commas outside backticks. */
export function splitList(text: string): string[] {
  const parts: string[] = [];
  let quoted = false;
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '`') quoted = !quoted;
    else if (text[at] === ',' && !quoted) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  parts.push(text.slice(start));
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

function unquote(raw: string): FilterValue {
  const text = raw.trim();
  const quoted = (quote: string) => text.length > 1 && text.startsWith(quote) && text.endsWith(quote);
  if (quoted('`')) return { text: text.slice(1, -1), prefix: false, phrase: false };
  if (quoted('"')) return { text: text.slice(1, -1), prefix: false, phrase: true };
  if (text.endsWith('*')) return { text: text.slice(0, -1).replaceAll('`', ''), prefix: true, phrase: false };
  return { text: text.replaceAll('`', ''), prefix: false, phrase: false };
}
