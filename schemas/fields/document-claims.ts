import type { SchemaTypeDefinition, ValidationError } from 'sanity';
import { claimsOf, withoutDealersWords } from '@/domain/offers/document-claims.ts';
import { wordsInOrder } from '@/schemas/generated/words-in-order.ts';

/** Adds the check of claims before publishing to a document type (PLUS-08). */
export function withClaimsRead<Type extends SchemaTypeDefinition>(type: Type): Type {
  if (withoutDealersWords.includes(type.name)) return type;
  const own = 'validation' in type ? type.validation : undefined;
  const read = (rule: { custom: (check: (document: unknown) => ValidationError[] | true) => unknown }) =>
    rule.custom((document) => {
      const claims = claimsOf(document, wordsInOrder);
      return claims.length > 0 ? claims : true;
    });
  const rulesOf = typeof own === 'function' ? (own as (rule: unknown, context: unknown) => unknown) : null;
  return {
    ...type,
    validation: (rule: never, context: unknown) => [rulesOf?.(rule, context), read(rule)].flat().filter(Boolean),
  };
}
