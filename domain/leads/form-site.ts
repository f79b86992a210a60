import type { SiteContact, SiteIdentity, SiteSwitches, SiteTerms } from '@/domain/site/site-parts.ts';

/** What a form reads of its site. */
export type FormSite = Pick<SiteIdentity, 'name'> & SiteContact & SiteTerms & SiteSwitches;
