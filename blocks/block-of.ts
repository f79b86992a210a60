import type { BlockType } from '@/schemas/generated/block-types.ts';
import type { BLOCK_CONTENT_QUERY_RESULT } from '@/schemas/generated/content-types.ts';

type Blocks = NonNullable<BLOCK_CONTENT_QUERY_RESULT[number]['blocks']>;

/** The content of a block type as the generated projection returns it: every field may be null. */
export type BlockOf<Type extends BlockType> = Extract<Blocks[number], { _type: Type }>;
