import { describe, expect, it } from 'vitest';
import { wholeNumber } from '@/domain/leads/amounts.ts';
import { parseFileAddress } from '@/domain/media/file-address.ts';
import { parseImageAddress } from '@/domain/media/image-address.ts';
import { unsupportedClaim } from '@/domain/offers/money-claims.fixture.ts';
import { plainOffer } from '@/domain/offers/offer.ts';
import { pathOfHref } from '@/domain/routes/route-of-path.ts';
import { meaningOf } from '@/domain/stock/feed/feed-columns.ts';
import { numberWords } from '@/domain/stock/search/box/number-words.ts';
import { withSynonyms } from '@/domain/stock/search/curation.ts';
import { queryWords } from '@/domain/stock/search/query-words.ts';
import { searchPhrase } from '@/domain/stock/search/search-phrase.ts';
import { dealerComments } from '@/domain/stock/vehicle-page/dealer-comments.ts';
import { isEmailAddress } from '@/domain/text/email-address.ts';
import { withoutScripts } from '@/domain/text/without-scripts.ts';
import { typedQuantity } from '@/domain/vocabulary/typed-amount.ts';
import { normalizePath } from '@/embedded/content/mutations/patch.ts';
import { checkShape } from '@/embedded/content/query/limits.ts';
import { matchesWildcards } from '@/embedded/content/query/match-pattern.ts';
import { isWildcard, tokensOf } from '@/embedded/search/engine/query/parse-query.ts';
import { loggedPath } from '@/web/platform/logged-path.ts';
import { redactedText } from '@/web/platform/redaction.ts';

/** What strangers, feeds and staff write goes through these. `characters`: what reaches it at most, where something before it bounds that. */
const readers: [name: string, read: (text: string) => unknown, characters?: number][] = [
  ['words about money', (text) => unsupportedClaim(text)],
  ['words of an offer', plainOffer],
  ['words with scripts', withoutScripts],
  ['comments of a feed', dealerComments],
  ['a column of a feed', meaningOf],
  ['a search for statistics', searchPhrase],
  ['a search', queryWords, 16_000],
  ['figures of a search', numberWords, 16_000],
  [
    'synonyms of a search',
    (text) => withSynonyms(text, { synonyms: [{ words: 'people mover', means: 'van' }] }),
    16_000,
  ],
  ['a link', pathOfHref],
  ['an address of mail', isEmailAddress],
  ['an amount', wholeNumber],
  ['a figure of the calculator', typedQuantity],
  ['an address of a picture', parseImageAddress, 16_000],
  ['an address of a file', parseFileAddress, 16_000],
  ['an address in the log', loggedPath, 16_000],
  ['a line of the log', (text) => redactedText(text)],
  ['a path of a patch', normalizePath],
  ['a query of content', (text) => checkShape(text, 200_000)],
  ['words of a match', (text) => matchesWildcards(text, 'a*')],
  ['words of a vehicle search', (text) => [isWildcard(text), [...tokensOf(text)].length]],
];

const pieces = [
  ...'{<>"\'/. ,:;-$0a@[(\\\t\n',
  '<script>',
  '<style>/',
  '</p\t',
  '<a ',
  "\"'\\\\'\\\\",
  'a@a.',
  '.a',
  '$1 ',
  '$1,',
  '1,',
  '9%',
  '{comparison rate ',
  'comparison rate 1 ',
  'save of the ',
  'wages a ',
  'payments of from ',
  'finance at from : ',
  'weekly ',
  'eight hundred and ',
  '[n in [',
  'under ',
  'low kms ',
  'between 1 to ',
  'Bearer ',
  'eyJ-',
  '%0',
  '/.',
  '-',
];
const around: readonly (readonly [string, string])[] = [
  ['', ''],
  ['x', 'x'],
  ['/file/content/', '.x'],
  ['/image/content/320/v1/', '.x'],
  ['mailto:a@', '@'],
  ['under', '$'],
];

describe('[High 4] hostile words hold up no other request', () => {
  it.each(readers)('%s', { timeout: 120_000 }, (_name, read, characters = 50_000) => {
    const slow: string[] = [];
    for (const piece of pieces)
      for (const [before, after] of around) {
        const text = before + piece.repeat(characters / piece.length) + after;
        const begun = performance.now();
        try {
          read(text);
        } catch {
          // Refused is as good as read.
        }
        // What is quadratic takes seconds here.
        const milliseconds = Math.round(performance.now() - begun);
        if (milliseconds > 2_500) slow.push(`${JSON.stringify(before + piece)}: ${milliseconds} ms`);
      }
    expect(slow).toEqual([]);
  });
});
