type Maybe<T> = T | null | undefined;

/** A text as the content service gives it (Portable Text); any part of it may be missing. */
export type RichTextContent = readonly Maybe<Paragraph>[];

type Paragraph = {
  _key: string;
  _type: Maybe<string>;
  style?: Maybe<string>;
  listItem?: Maybe<string>;
  level?: Maybe<number>;
  children?: Maybe<readonly Maybe<{ _key: string; _type: Maybe<string>; text?: Maybe<string>; marks?: unknown }>[]>;
  markDefs?: Maybe<readonly Maybe<{ _key: string; _type: Maybe<string>; href?: Maybe<string> }>[]>;
};

/** A text without its marks, a line for each paragraph; empty when it has none. */
export function plainText(content: Maybe<RichTextContent>): string {
  return paragraphsOf(content)
    .map(textOf)
    .filter((line) => line.trim() !== '')
    .join('\n');
}

/**
 * The same on one line; items of a list, which seldom end in a full stop, are separated by a dot.
 */
export function oneLine(content: Maybe<RichTextContent>): string {
  const text = paragraphsOf(content).flatMap((one) => {
    const copy = textOf(one).replaceAll(/\s+/g, ' ').trim();
    return copy ? [{ words: copy, listed: Boolean(one.listItem) }] : [];
  });
  return text.reduce((line, { words, listed }, at) => {
    const between = listed && text[at - 1]?.listed ? ' · ' : ' ';
    return at === 0 ? words : line + between + words;
  }, '');
}

const textOf = ({ children }: Paragraph): string => (children ?? []).map((span) => span?.text ?? '').join('');

/** What is a paragraph; anything else a text cannot show. */
export function paragraphsOf(content: Maybe<RichTextContent>): Paragraph[] {
  return (content ?? []).flatMap((one) => (one?._type === 'block' && Array.isArray(one.children) ? [one] : []));
}
