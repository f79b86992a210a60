import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import type { Theme } from '@/domain/site/theme.ts';
import type { FeatureSwitches } from '@/domain/switches/features.ts';

type Overridable = Pick<
  ResolvedSite,
  | 'tagline'
  | 'licence'
  | 'state'
  | 'logo'
  | 'buttons'
  | 'headerMenu'
  | 'footerMenu'
  | 'legalLinks'
  | 'banners'
  | 'promoTiles'
  | 'announcement'
  | 'emergency'
  | 'locations'
  | 'justArrivedDays'
  | 'includeSoldCarsDays'
>;

/**
 * What one layer (template, manufacturer, group, dealer override) sets; an absent or null value
 * sets nothing and leaves the value of the layer below. Records (theme, phones, finance, texts,
 * features) are laid over key by key, buttons by their `key`, everything else is replaced whole.
 */
export type SiteSettings = { [K in keyof Overridable]?: Overridable[K] | null } & {
  theme?: DeepNullablePartial<Theme> | null;
  phones?: NullablePartial<ResolvedSite['phones']> | null;
  finance?: NullablePartial<ResolvedSite['finance']> | null;
  texts?: NullablePartial<ResolvedSite['texts']> | null;
  features?: NullablePartial<FeatureSwitches> | null;
  options?: NullablePartial<ResolvedSite['options']> | null;
};

export type LayerName = 'default' | 'lender' | 'template' | 'manufacturer' | 'group' | 'dealer' | 'page';
export type Layer = { name: LayerName; title: string; settings: SiteSettings };

type NullablePartial<T> = { [K in keyof T]?: T[K] | null };
type DeepNullablePartial<T> = { [K in keyof T]?: (T[K] extends object ? NullablePartial<T[K]> : T[K]) | null };
