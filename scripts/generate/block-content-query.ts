import { blocksProjection } from '@/blocks/projections.generated.ts';
import { groq } from '@/schemas/fragments/groq.ts';

/** Never sent: type generation makes of it the type of each block's content, which blocks/block-of.ts names. */
export const BLOCK_CONTENT_QUERY = groq`*[_type == "page"]{"blocks": blocks[]{${blocksProjection}}}`;
