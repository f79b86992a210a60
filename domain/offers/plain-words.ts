/** Neither seen nor read: they are between digits where a writer avoids the check, or came with a paste. */
const invisible = /[\p{Cf}\p{Variation_Selector}]/gu;
/** Marks that lead to a footnote. */
const footnotes = /[*^†‡§¹²³#~]+/g;

const units = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const teens = ['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'];
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const values = new Map([
  ...[...units, ...teens].map((word, at): [string, number] => [word, at]),
  ...tens.map((word, at): [string, number] => [word, (at + 2) * 10]),
]);
const word = `(?:${[...values.keys()].join('|')})`;
/** "eighty-nine dollars", "one point nine per cent": numbers in words count where a unit of money or a rate follows. */
const inWords = new RegExp(
  `\\b(${word})(?:[\\s-](${word}))?(?:\\s(hundred)(?:\\sand)?(?:\\s(${word}))?(?:[\\s-](${word}))?)?(?:\\spoint\\s(${word}))?(?=\\s(?:dollars?|bucks?|per\\s?cent|percent)\\b)`,
  'gi',
);

const numberOf = (name?: string): number => values.get(name?.toLowerCase() ?? '') ?? 0;

/**
 * A text as the rules about money read it: full-width and small signs and digits as plain ones,
 * no-break spaces as spaces, no tags, nothing invisible, no marks of footnotes; Australian dollars
 * and bucks as `$` before the number, numbers in words as digits.
 */
export function plainWords(text: string): string {
  return text
    .replaceAll(footnotes, '')
    .normalize('NFKC')
    .replaceAll('💲', '$')
    .replaceAll(invisible, '')
    .replaceAll(/<[^<>]{0,200}>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(inWords, (_, first, second, hundred, third, fourth, tenth) => {
      const head = numberOf(first) + numberOf(second);
      const whole = hundred ? head * 100 + numberOf(third) + numberOf(fourth) : head;
      return tenth ? `${whole}.${numberOf(tenth)}` : String(whole);
    })
    .replaceAll(/\b(?:A|AU)\s?\$|\bAUD\s?(?=\d)/gi, '$')
    .replaceAll(/(?<![\d.,$])(\d[\d,]*(?:\.\d+)?)\s?(?:dollars?|bucks?|AUD)\b/gi, '$$$1')
    .replaceAll(/\b(?:zero|nil) (?=per\s?cent|percent)/gi, '0 ')
    .trim();
}
