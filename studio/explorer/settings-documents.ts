import { officeId } from '@/domain/site/owned-documents.ts';
import { staffOnlyOptions } from '@/domain/switches/options.ts';
import type { SiteContent } from './site-content.ts';

/**
 * The two documents in which a dealer sets its settings: what pages need, and what staff and the
 * server alone read.
 */
export type SettingsType = 'dealerOverride' | 'siteOffice';

export const isOfficeSetting = (path: string): boolean =>
  path.startsWith('options.') && staffOnlyOptions.has(path.slice('options.'.length));

/** The kind of document that holds the setting at `path`. */
export const settingsTypeOf = (path: string): SettingsType => (isOfficeSetting(path) ? 'siteOffice' : 'dealerOverride');

/** The published ids of a site's two documents, whether they are there yet or not. */
export const settingsIds = ({ _id, slug, override, office }: SiteContent): Record<SettingsType, string> => ({
  dealerOverride: override?._id.replace(/^drafts\./, '') ?? `override-${slug}`,
  siteOffice: office?._id.replace(/^drafts\./, '') ?? officeId(_id),
});
