import { isRecord } from '@/domain/vocabulary/unknown-fields.ts';
import { claimsOf, type RefusedClaim } from './document-claims.ts';
import type { WordsInOrder } from './words-of-document.ts';

/** What is withheld: kinds of documents, by the table of their words. Blocks are withheld one by one (web/render/prepare-block.ts). */
type Withholdable = { kinds: ReadonlySet<string>; table: WordsInOrder };
type Withheld = (document: Record<string, unknown>, claims: readonly RefusedClaim[]) => void;

/**
 * Content without the documents whose text claims what it may not (PLUS-08): in a list they are
 * left out, in a field of their own they are null. A content service that checks before it
 * publishes holds none; hosted Sanity accepts any write by its API.
 */
export function withoutRefusedClaims<Content>(
  content: Content,
  { kinds, table }: Withholdable,
  withheld: Withheld,
): Content {
  return clean(content) as Content;

  function clean(value: unknown): unknown {
    if (Array.isArray(value)) return value.filter((item) => !isRefused(item)).map(clean);
    if (!isRecord(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => [name, isRefused(field) ? null : clean(field)]),
    );
  }

  function isRefused(value: unknown): boolean {
    if (!isRecord(value) || !kinds.has(String(value._type))) return false;
    const claims = claimsOf(value, table);
    if (claims.length > 0) withheld(value, claims);
    return claims.length > 0;
  }
}
