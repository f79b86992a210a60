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

/** All that a block may read: impure functions are passed in (docs/adding-a-block.md). */
export type BlockContext = {
  site: ResolvedSite;
  page: { path: string; carTypes: readonly CarType[] };
  /**
   * The parameters of the page's address that blocks may read (domain/routes/block-parameters.ts).
   */
  query: BlockQuery;
  /** The time of the render, or of a date preview; epoch milliseconds. */
  now: number;
  /**
   * Call with the time at which the output changes (epoch milliseconds): the cached page expires
   * then.
   */
  until(boundaryMs: number): void;
  draft: boolean;
  /** The content of this block's form, if it was sent without script and refused (FORM-14). */
  sent?: SentForm | null;
  stock: StockSearch;
  services: BlockServices;
  /**
   * Attributes for click-to-edit in the studio's preview; `{}` for shoppers. `path` starts at the
   * block.
   */
  edit(path?: string): Record<string, string>;
};

/** The clock, for content with a start or an end. */
export type BlockClock = Pick<BlockContext, 'now' | 'until'>;
/** The requests to the stock that a block makes. */
export type BlockStock<Request extends keyof StockSearch> = { stock: Pick<StockSearch, Request> };

/**
 * Lookups for the page's site: its bookings, the subjects of an enquiry, and services of
 * web/integrations. None rejects.
 */
export type BlockServices = {
  bookings: {
    /** The booked times (FORM-07). */
    busy(): Promise<BusyTime[]>;
  };
  enquiries: {
    /** The car, offer and model that the page's address names. */
    subjects(): Promise<EnquirySubject[]>;
    /**
     * That car for finance links, and the site with the details of the car's own dealership; null
     * if none is named.
     */
    car(): Promise<{
      site: FormSite & FinanceSite;
      place?: SiteLocation | null;
      link: FinanceLinkCar;
      canBuy?: boolean;
    } | null>;
  };
  reviews: {
    /** The rating of the site's organisation; null if there is none. */
    rating(): Promise<Snap21Rating | null>;
  };
  geocoding: {
    /** Finds the place of a typed postcode. */
    near(typed: string): Promise<NearPostcode>;
    /** The vendor's key, with which shoppers can open its map; null: only the drawn map. */
    mapsKey: string | null;
  };
};

export type BlockContent = { _key: string; _type: string };

/** `data` is the result of the block's `load` (`undefined` without one). */
export type BlockProps<Block, Data = undefined> = { block: Block; data: Data; context: BlockContext };
type BlockView<Block, Data = undefined> = (props: BlockProps<Block, Data>) => ReactNode;

/**
 * An entry of the generated registry of blocks. `check` returns a sentence for staff about what is
 * missing, or `null`: shoppers do not see a block that fails it (BLK-09).
 */
export type BlockDefinition<Block = BlockContent, Data = unknown> = {
  type: string;
  view: ComponentType<BlockProps<Block, Data>> | BlockView<Block, Data>;
  check: (block: Block) => string | null;
  /** The block has the page's `h1`; pages without such a block get their title as one. */
  headsPage?: boolean;
  load?: (block: Block, context: BlockContext) => Promise<Data>;
  /** Shown to shoppers when `load` rejects; absent: nothing. */
  unavailable?: BlockView<Block>;
};

/**
 * The exports of a `<name>.fixture.ts`: `full` and `minimal` render; `broken` contents fail `check`
 * or render their valid part, and never throw. `needed` lists paths into `full` (`form.fields`)
 * without which the block is not shown; without any other field the rest is shown.
 */
export type BlockFixtures<Block> = { full: Block; minimal: Block; broken: unknown[]; needed?: readonly string[] };
