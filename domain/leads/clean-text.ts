// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed.
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/**
 * Text from outside as every store takes it: no NUL and no other control character but tab and line ends, and lone surrogates (half of an
 * emoji, which PostgreSQL refuses in JSON) become U+FFFD.
 */
export const cleanText = (text: string): string => text.replaceAll(controls, '').toWellFormed();

/** At most so many UTF-16 units of the text, cut between code points: no emoji is halved. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  const last = text.charCodeAt(max - 1);
  const isHalved = last >= 0xd800 && last <= 0xdbff;
  return text.slice(0, isHalved ? max - 1 : max);
}
