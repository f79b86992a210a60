import { withoutRefusedClaims } from '@/domain/offers/withheld-claims.ts';
import { withheldKinds } from '@/domain/site/owned-documents.ts';
import { wordsInOrder } from '@/schemas/generated/words-in-order.ts';
import { log } from '@/web/platform/log.ts';

const logged = new Set<string>();

/** Content for shoppers, without documents that claim what they may not; each is logged once a process (PLUS-08). */
export const withholdClaims = <Content>(content: Content): Content =>
  withoutRefusedClaims(content, { kinds: withheldKinds, table: wordsInOrder }, ({ _id, _type }, claims) => {
    const name = `${_id} ${claims.map(({ message }) => message).join()}`;
    if (logged.has(name) || logged.size > 10_000) return;
    logged.add(name);
    log('warn', 'claim-withheld', { document: String(_id), type: String(_type), complaint: claims[0]?.message ?? '' });
  });
