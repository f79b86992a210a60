import type { ComponentType, ReactNode } from 'react';
import type { FinanceLinkCar } from '@/domain/finance/finance-link.ts';
import type { FinanceSite } from '@/domain/finance/finance-site.ts';
import type { BusyTime } from '@/domain/leads/booking-days.ts';
import type { SentForm } from '@/domain/leads/form.ts';
import type { FormSite } from '@/domain/leads/form-site.ts';
import type { EnquirySubject } from '@/domain/leads/subject.ts';
import type { NearPostcode } from '@/domain/locations/near-postcode.ts';
import type { SiteLocation } from '@/domain/locations/site-location.ts';
import type { Snap21Rating } from '@/domain/reviews/snap21.ts';
import type { BlockQuery } from '@/domain/routes/block-query.ts';
import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import type { CarType } from '@/domain/stock/card-values.ts';
import type { StockSearch } from '@/domain/stock/stock-search.ts';

/** Everything a block may know of the world: what is impure is handed in (docs/adding-a-block.md). */
export type BlockContext = {
  site: ResolvedSite;
  page: { path: string; carTypes: readonly CarType[] };
  /**
   * The parameters of the page's address, of the parameters that blocks may read
   * (domain/routes/block-parameters.ts).
   */
  query: BlockQuery;
  /** The render's one clock, epoch milliseconds; also the moment of a date preview. */
  now: number;
  /**
   * States that what was rendered changes at this moment (epoch milliseconds): the cached page
   * expires then.
   */
  until(boundaryMs: number): void;
  draft: boolean;
  /** The form of this block as it was sent without script and could not be taken (FORM-14). */
  sent?: SentForm | null;
  stock: StockSearch;
  services: BlockServices;
  /** Attributes that make an element click-to-edit in the studio's preview; `{}` for shoppers. `path` starts at the block. */
  edit(path?: string): Record<string, string>;
};

/** The render's clock, for what starts or ends. */
export type BlockClock = Pick<BlockContext, 'now' | 'until'>;
/** The stock, for a block that makes these requests alone. */
export type BlockStock<Request extends keyof StockSearch> = { stock: Pick<StockSearch, Request> };

/**
 * Lookups for the site that the page is of: its bookings, what an enquiry is about, and others by
 * their names in web/integrations. None rejects: the page goes on without.
 */
export type BlockServices = {
  bookings: {
    /** What is taken of the times that shoppers can book (FORM-07). */
    busy(): Promise<BusyTime[]>;
  };
  enquiries: {
    /** The car, offer and model of this site that the page's address names. */
    subjects(): Promise<EnquirySubject[]>;
    /**
     * That car for finance links, and the site as it shows that car, with the details of its own
     * dealership; null where none is named.
     */
    car(): Promise<{
      site: FormSite & FinanceSite;
      place?: SiteLocation | null;
      link: FinanceLinkCar;
      canBuy?: boolean;
    } | null>;
  };
  reviews: {
    /** The rating of the site's organisation; null where there is none. */
    rating(): Promise<Snap21Rating | null>;
  };
  geocoding: {
    /** Where a postcode is that a shopper typed. */
    near(typed: string): Promise<NearPostcode>;
    /** Lets a shopper open the vendor's map in place of the drawn one; null where the deployment has no key. */
    mapsKey: string | null;
  };
};

export type BlockContent = { _key: string; _type: string };

/** `data` is what the block's `load` returned (`undefined` for blocks without one). */
export type BlockProps<Block, Data = undefined> = { block: Block; data: Data; context: BlockContext };
type BlockView<Block, Data = undefined> = (props: BlockProps<Block, Data>) => ReactNode;

/**
 * One entry of the generated component registry. `check` returns a sentence that shows staff what
 * is missing, or `null` when the block can be shown: shoppers see nothing of a block that fails it
 * (BLK-09).
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

/**
 * What a `<name>.fixture.ts` exports: `full` and `minimal` render; `broken` must fail `check` or show what is whole of it, never throw.
 * Without a field that `needed` names by its way into `full` (`form.fields`), shoppers see nothing of the block; without any other the rest.
 */
export type BlockFixtures<Block> = { full: Block; minimal: Block; broken: unknown[]; needed?: readonly string[] };
