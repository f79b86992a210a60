import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import type { FeatureSwitches } from '@/domain/switches/features.ts';
import type { SiteModel } from './site-parts.ts';

type Names = { slug: string; newSlug: string };
type Rules = Pick<FeatureSwitches, 'toyotaModelPaths' | 'suzukiModelPaths'>;

const suzuki = 'suzuki-';

/**
 * The one slug under which a model has its page, and those that lead there: its new slug wins over the old one; on Toyota's sites the old
 * one stays the main one, on Suzuki Australia it is written `suzuki-…` (NAV-13).
 */
export function modelSlugs({ slug, newSlug }: Names, rules: Rules): { slug: string; formerSlugs: string[] } {
  const slugs = [newSlug, slug].filter(Boolean);
  const [chosen = ''] = rules.toyotaModelPaths ? slugs.toReversed() : slugs;
  const main = rules.suzukiModelPaths && chosen && !chosen.startsWith(suzuki) ? `${suzuki}${chosen}` : chosen;
  return { slug: main, formerSlugs: [...new Set(slugs)].filter((name) => name !== main) };
}

/** Where a model's page is. */
export const modelPath = (slug: string): string => pathOfRoute('model', { slug });

/** A site's model by a slug of an address; `moved` when the address is an old one of it. */
export function modelOfSlug(models: readonly SiteModel[], slug: string): { model: SiteModel; moved: boolean } | null {
  const model = models.find((one) => one.slug === slug);
  if (model) return { model, moved: false };
  const former = models.find(({ formerSlugs }) => formerSlugs.includes(slug));
  return former ? { model: former, moved: true } : null;
}

/** "Ford Ranger"; the make is not repeated: "Mazda3". */
export const modelTitle = (make: string, name: string): string =>
  make && !name.toLowerCase().startsWith(make.toLowerCase()) ? `${make} ${name}` : name;
