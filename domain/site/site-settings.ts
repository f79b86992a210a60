import type { LenderTerms } from '@/domain/finance/lender-terms.ts';
import type { Phones } from '@/domain/locations/phones.ts';
import type {
  SiteBusiness,
  SiteContact,
  SiteLook,
  SiteMenus,
  SitePromotions,
  SiteStock,
  SiteTerms,
} from '@/domain/site/site-parts.ts';
import type { Theme } from '@/domain/site/theme.ts';
import type { FeatureSwitches } from '@/domain/switches/features.ts';
import type { SiteOptions } from '@/domain/switches/options.ts';

type Overridable = SiteMenus &
  SitePromotions &
  Pick<SiteBusiness, 'licence' | 'state'> &
  Pick<SiteContact, 'locations'> &
  Pick<SiteLook, 'tagline' | 'logo'> &
  Pick<SiteTerms, 'legalLinks'> &
  Pick<SiteStock, 'justArrivedDays' | 'includeSoldCarsDays'>;

/**
 * What one layer (template, manufacturer, group, dealer override) sets; an absent or null value
 * sets nothing and leaves the value of the layer below. Records (theme, phones, finance, texts,
 * features) are laid over key by key, buttons by their `key`, everything else is replaced whole.
 */
export type SiteSettings = { [K in keyof Overridable]?: Overridable[K] | null } & {
  theme?: DeepNullablePartial<Theme> | null;
  phones?: NullablePartial<Phones> | null;
  finance?: NullablePartial<LenderTerms> | null;
  texts?: NullablePartial<SiteStock['texts']> | null;
  features?: NullablePartial<FeatureSwitches> | null;
  options?: NullablePartial<SiteOptions> | null;
};

export type LayerName = 'default' | 'lender' | 'template' | 'manufacturer' | 'group' | 'dealer' | 'page';
export type Layer = { name: LayerName; title: string; settings: SiteSettings };

type NullablePartial<T> = { [K in keyof T]?: T[K] | null };
type DeepNullablePartial<T> = { [K in keyof T]?: (T[K] extends object ? NullablePartial<T[K]> : T[K]) | null };
