/** What a native reader would stumble over, as far as a rule can find it: articles, the number of what is counted, and their verbs. */

/** Begin with a vowel's letter and a consonant's sound. */
const soundsConsonant =
  /^(?:one(?:s|ness)?$|one-|once|u[bkst]e|uni(?!n|m)|us(?:e|u|a)|ute|utili|utop|uran|euro|eu[a-z]|ewe|u-|ubiq)/i;
/** Begin with a consonant's letter and a vowel's sound. */
const silent = /^(?:hour|honest|honou?r|heir)/i;
/** Names of letters that begin with a vowel's sound: an SUV, an MG, an HR-V, an X-Trail, an i30. */
const spelt = /^(?:[AEFHILMNORSX](?=[A-Z\d]{0,4}\b)(?![A-Z]*[a-z])|[aefhilmnorsx]\d+\b)/;
/** Written in capitals and read as a word. */
const readAsWord = /^(?:RAV|MAZDA|SAM|SEAT|MIN|MAX|LED[A-Z]|ROAM|NEW|FREE|HOT|SALE|RAM|MINI|FIAT|LEAF|HAVAL|ALSO|MUX)/;
const number = /^(?:8|11\b|18\b|8\d)/;

/** Whether "an" is before it. */
export function takesAn(word: string): boolean {
  if (/^\d/.test(word)) return number.test(word);
  if (silent.test(word)) return true;
  if (soundsConsonant.test(word)) return false;
  if (/^[aeiou]/i.test(word)) return !/^U[A-Z\d]{0,3}\b/.test(word) || /^U[A-Z]*[a-z]/.test(word);
  return spelt.test(word) && !readAsWord.test(word);
}

const article = /(?<![\w.'’/&$-])(a|an|A|An) (?=["“'‘(]?([\p{L}\d][\p{L}\d-]*))/gu;
/** "Plan A is", "A to Z", a letter as such. */
const noArticle = /^(?:to|or|and|is|in|for|of|on|at|was|with|then|as|not|it|the|from|by|are)$/i;

const things =
  'car|vehicle|location|offer|review|photo|picture|result|brand|dealership|dealer|yard|showroom|match|page|day|week|month|year|minute|hour|seat|door|star|enquiry|model|person|post|kilometre|repayment|time|message|question';
const counted = 'car|vehicle|location|offer|review|photo|picture|result|dealership|yard|showroom|enquiry|match|message';
const irregular: Record<string, string> = { person: 'people', match: 'matches', enquiry: 'enquiries' };
const pluralsOf = (nouns: string) =>
  nouns
    .split('|')
    .map((one) => irregular[one] ?? `${one}s`)
    .join('|');
const [plurals, countedPlurals] = [pluralsOf(things), pluralsOf(counted)];

const oneOfMany = new RegExp(`(?<![\\d.,$:/+–-]|\\d )\\b1 (?:new |used |demo |more )?(?:${plurals})\\b`, 'gi');
const manyOfOne = new RegExp(
  `(?<![\\d.,$:/–-])\\b(?:0|[2-9]|\\d{2,3}|\\d{1,3}(?:,\\d{3})+) (?:new |used |demo |more )?(?:${counted})\\b(?![-’'])`,
  'gi',
);
const verbs = new RegExp(
  [
    `\\b(?:1|one) (?:${things}) (?:are|were|have|match)\\b`,
    `\\b(?:[2-9]|\\d{2,}|two|three|four|five|many) (?:${countedPlurals}) (?:is|was|has|matches)\\b`,
    `\\bthere(?: i|’|')s (?:[2-9]|\\d{2,}|two|three|many) (?:${plurals})\\b`,
    `\\b(?:that|this) (?:were|are) (?:too )?(?:many|a lot)\\b`,
    `\\bthose was\\b`,
    `\\b(?:informations|softwares|equipments|advices|feedbacks|furnitures)\\b`,
  ].join('|'),
  'gi',
);
const american =
  /\b(?:colors?|tires?(?! of| out)|favorites?|centers?(?!ed)|license plates?|gray|aluminum|neighbors?|organiz\w+|inquir(?:y|ies)|apologiz\w+|catalogs?|canceled|traveled|kilometers?|liters?|odors?|honors?|curbs?|checks? and balances)\b/gi;

/** The odd places of a text, each with what is around it. */
export function oddEnglish(text: string): string[] {
  const around = (index = 0) => text.slice(Math.max(0, index - 30), index + 50).replaceAll(/\s+/g, ' ');
  const articles = [...text.matchAll(article)].filter(([, stands = '', word = '']) => {
    if (noArticle.test(word) || (stands === 'A' && word.length === 1)) return false;
    return takesAn(word) !== (stands.toLowerCase() === 'an');
  });
  const others = [oneOfMany, manyOfOne, verbs].flatMap((pattern) => [...text.matchAll(pattern)]);
  return [...articles, ...others].map(({ 0: found, index }) => `"${found.trim()}" in "${around(index)}"`);
}

/** American spellings, which no Australian page has. */
export const americanSpellings = (text: string): string[] => [...text.matchAll(american)].map(([found]) => found);

/** Phrases that no Australian dealer, or its lawyer, would let through, by why. */
const refused: readonly [why: string, phrasing: RegExp][] = [
  [
    'translated',
    /\b(?:stands?|standing) (?:here|below) ?[.,:;]|\bgo(?:es|ing)? on with (?:this|the|it)\b|, and until when\./gi,
  ],
  ['translated', /\b(?:let something go|how it came about|there never was|enquiry has the number)\b/gi],
  ['“free” for available', /\b(?:car|vehicle|ute|one) is (?:still )?free(?: and|\b(?! of| with| for| to| from))/gi],
  ['not Australian', /\b(?:any|whatever the) distance\b|\b(?:car|parking) lots?\b|\bon the lot\b|\bticket you\b/gi],
  [
    'not Australian',
    /\b(?:windshields?|fenders?|gas stations?|drivers? ?license|zip codes?|cell phones?|stick shifts?)\b/gi,
  ],
  ['not Australian', /\bsalesm[ae]n\b/gi],
  ['promises credit', /\b(?:likely to (?:say yes|approve)|(?:instant|guaranteed|easy) approval|no credit checks?)\b/gi],
  [
    'promises credit',
    /\bpay (?:it|out your loan|your loan out) (?:out )?early whenever\b|\b(?:usually|always) enough\b/gi,
  ],
  ['promises an offer', /\bwe make (?:one|you an offer) once\b|\bthen make our offer\b/gi],
  ['promises a price', /\bprice you see is the price you pay\b|\bmoney in your account today\b/gi],
  [
    'beats all others',
    /\b(?:unbeatable|cheapest in|lowest price guaranteed|(?:more|less) (?:here )?than anywhere)\b/gi,
  ],
  ['beats all others', /\beverybody else’s (?:price|deposit)\b/gi],
];

/** What of a text is refused, with the reason. */
export const refusedPhrasing = (text: string): string[] =>
  refused.flatMap(([why, phrasing]) => [...text.matchAll(phrasing)].map(([found]) => `"${found.trim()}" (${why})`));
