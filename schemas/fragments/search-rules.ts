import { type Curation, oneCuration } from '@/domain/stock/search/curation.ts';
import type { SITE_QUERY_RESULT } from '@/schemas/generated/content-types.ts';

/** A document of search rules. */
export const searchRulesFragment = `
  _id, _type, synonyms[]{words, means}, pinned, hidden, olderThanDays, rankedFirst
`;

type Rules = NonNullable<SITE_QUERY_RESULT>['searchRules'];

/** All search rules of a site together. */
export const curationOf = (rules: Rules | null | undefined): Curation =>
  oneCuration(
    (rules ?? []).map(({ synonyms, pinned, hidden, olderThanDays, rankedFirst }) => ({
      synonyms: (synonyms ?? []).map(({ words, means }) => ({ words: words ?? '', means: means ?? '' })),
      pinned: pinned ?? [],
      hidden: hidden ?? [],
      olderThanDays,
      rankedFirst: rankedFirst === true,
    })),
  );
