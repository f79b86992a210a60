import type { ComponentType, ReactNode } from 'react';
import type { SentForm } from '@/domain/leads/form.ts';
import type { NearPostcode } from '@/domain/locations/near-postcode.ts';
import type { Snap21Rating } from '@/domain/reviews/snap21.ts';
import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import type { CarType } from '@/domain/stock/stock-card.ts';
import type { StockSearch } from '@/domain/stock/stock-search.ts';

/** Everything a block may know of the world: what is impure is handed in (docs/adding-a-block.md). */
export type BlockContext = {
  site: ResolvedSite;
  /**
   * `number` is the part of a long list that the address asks for, `?page=2`; the first when absent. `near` is where the postcode of the
   * address is, `?postcode=3121`.
   */
  page: { path: string; carTypes: readonly CarType[]; number?: number; near?: NearPostcode | null };
  /** The render's one clock, epoch milliseconds; also the moment of a date preview. */
  now: number;
  /** Says that what was rendered changes at this moment (epoch milliseconds): the cached page expires then. */
  until(boundaryMs: number): void;
  draft: boolean;
  /** The form of this block as it was sent without script and could not be taken (FORM-14). */
  sent?: SentForm | null;
  stock: StockSearch;
  /** Lets a shopper open Google's map in place of the drawn one; absent where the deployment has no key. */
  googleMapsKey?: string | undefined;
  /** Ratings that others keep of the site; null where they give none. Never rejects: the page goes on without. */
  ratings: { snap21(): Promise<Snap21Rating | null> };
  /** Attributes that make an element click-to-edit in the studio's preview; `{}` for shoppers. `path` starts at the block. */
  edit(path?: string): Record<string, string>;
};

export type BlockContent = { _key: string; _type: string };

/** `data` is what the block's `load` returned (`undefined` for blocks without one). */
export type BlockProps<Block, Data = undefined> = { block: Block; data: Data; context: BlockContext };
export type BlockView<Block, Data = undefined> = (props: BlockProps<Block, Data>) => ReactNode;

/**
 * One entry of the generated component registry. `check` returns a sentence that tells staff what is missing, or `null`
 * when the block can be shown: shoppers see nothing of a block that fails it (BLK-09).
 */
export type BlockDefinition<Block = BlockContent, Data = unknown> = {
  type: string;
  view: ComponentType<BlockProps<Block, Data>> | BlockView<Block, Data>;
  check: (block: Block) => string | null;
  /** The block opens a page with its one `h1`; a page without such a block is headed by its title. */
  headsPage?: boolean;
  load?: (block: Block, context: BlockContext) => Promise<Data>;
  /** What shoppers read where the block's data would be when `load` rejects; absent: the block leaves nothing. */
  unavailable?: BlockView<Block>;
};

/** What a `<name>.fixture.ts` exports: `full` and `minimal` render; `broken` must fail `check` or render nothing, never throw. */
export type BlockFixtures<Block> = { full: Block; minimal: Block; broken: unknown[] };
