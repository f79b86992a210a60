import { type Curation, oneCuration } from '@/domain/stock/search/curation.ts';

/** Search rules as the studio stores them, possibly incomplete. */
export type RulesDocument = {
  _id?: string;
  name?: string;
  pinned?: (string | null)[];
  hidden?: (string | null)[];
  olderThanDays?: number | null;
  rankedFirst?: boolean | null;
  synonyms?: { words?: string; means?: string }[];
  site?: { _ref?: string };
};

/** Merges a form and the site's other rules, in the site's order. */
export function rulesTogether(own: RulesDocument, others: readonly RulesDocument[]): Curation {
  const all = [own, ...others].sort(
    (one, other) => compare(one.name ?? '', other.name ?? '') || compare(publishedId(one), publishedId(other)),
  );
  return oneCuration(
    all.map(({ pinned, hidden, olderThanDays, rankedFirst, synonyms }) => ({
      pinned: texts(pinned),
      hidden: texts(hidden),
      olderThanDays: olderThanDays ?? null,
      rankedFirst: rankedFirst === true,
      synonyms: (synonyms ?? []).map(({ words = '', means = '' }) => ({ words, means })),
    })),
  );
}

const texts = (numbers: RulesDocument['pinned']): string[] => (numbers ?? []).filter((it) => typeof it === 'string');
export const publishedId = ({ _id = '' }: RulesDocument): string => _id.replace(/^drafts\./, '');
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
