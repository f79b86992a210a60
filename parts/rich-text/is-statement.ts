import { paragraphsOf, type RichTextContent } from '@/domain/text/rich-text.ts';

/** Up to this many plain paragraphs are a statement, which may be set large. */
const linesOfStatement = 3;

/** Whether a text is a few plain paragraphs, without lists and headings of its own. */
export function isStatement(content: RichTextContent | null | undefined, lines = linesOfStatement): boolean {
  const paragraphs = paragraphsOf(content);
  const plain = paragraphs.every(({ style, listItem }) => !listItem && (style ?? 'normal') === 'normal');
  return plain && paragraphs.length <= lines;
}
