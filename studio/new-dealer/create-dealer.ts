import type { SanityClient } from 'sanity';
import { siteIdOf } from '@/schemas/fields/site-slug.ts';
import { holdsHost, siteLabel } from '@/schemas/fields/taken.ts';
import type { SITE_QUERY_RESULT } from '@/schemas/generated/content-types.ts';
import { siteOfContent } from '@/schemas/queries/site-of-content.ts';
import { SITE_QUERY } from '@/schemas/queries/site-query.ts';
import { leadsSomewhere, type Written, writtenQuery } from '@/studio/menus/living-links.ts';
import { dealerDocuments, dealershipIdOf, trimmed } from './dealer-documents.ts';
import type { NewDealer } from './dealer-fields.ts';
import { homePageOf } from './home-page.ts';
import { ownMenus } from './own-menus.ts';

type Taken = { slug: string | null; host: string | null; highest: number | null; hasHome: boolean };

/** What other sites have already, and whether the template brings a home page. */
const takenQuery = `{
  "slug": *[_type == "site" && (slug.current == $slug || _id == $siteId || $dealership in dealershipIds)][0]{"name": ${siteLabel}}.name,
  "host": *[_type == "site" && $value != "" && ${holdsHost}][0]{"name": ${siteLabel}}.name,
  "highest": *[_type == "site" && defined(siteNumber)] | order(siteNumber desc)[0].siteNumber,
  "hasHome": count(*[_type == "page" && path == "/" && template._ref == $template && !(_id in path("drafts.**"))]) > 0
}`;

type CreateResult =
  | { state: 'created' }
  /** Nothing was written; a sentence for each field. */
  | { state: 'taken'; faults: Partial<Record<'slug' | 'host', string>> };

/** Members of a site that was deleted would edit the new one, and read its enquiries. */
const stillStaffed = 'People are still staff of an earlier site with this short name. Choose another one.';

/**
 * Publishes all documents of a checked dealer in one transaction, then its own menus where those of
 * its template lead to pages that it does not have. Rejects if the content service refuses or is
 * away: nothing was written then, unless its response alone was lost. `readStaff`: who signs in, with
 * the slug of their site.
 */
export async function createDealer(
  client: SanityClient,
  dealer: NewDealer,
  readStaff: () => Promise<readonly { site: string | null }[]>,
): Promise<CreateResult> {
  const given = trimmed(dealer);
  const { slug, template, name, city } = given;
  const raw = client.withConfig({ perspective: 'raw' });
  const siteId = siteIdOf(slug);
  const params = { slug, siteId, value: given.host.toLowerCase(), template, dealership: dealershipIdOf(slug) };
  const taken = await raw.fetch<Taken>(takenQuery, params);
  const faults = {
    ...(taken.slug && { slug: `The site ${taken.slug} already has this short name.` }),
    ...(taken.host && { host: `The site ${taken.host} already has this host name.` }),
  };
  if (Object.keys(faults).length > 0) return { state: 'taken', faults };
  if ((await readStaff()).some(({ site }) => site === slug)) return { state: 'taken', faults: { slug: stillStaffed } };
  const documents = [
    ...dealerDocuments(given, (taken.highest ?? 0) + 1),
    ...(taken.hasHome ? [] : [homePageOf({ slug, name, city, hasBrand: given.manufacturer !== '' })]),
  ];
  const creation = documents.reduce((all, document) => all.create(document), client.transaction());
  await creation.commit({ visibility: 'sync' });
  // The dealer is live without: links that lead nowhere are listed beside what was created.
  await createOwnMenus(client, slug).catch(() => undefined);
  return { state: 'created' };
}

/** Nothing changes if every link of the template's menus leads somewhere. */
async function createOwnMenus(client: SanityClient, slug: string): Promise<void> {
  const site = siteIdOf(slug);
  const [content, written] = await Promise.all([
    client.withConfig({ perspective: 'published' }).fetch<SITE_QUERY_RESULT>(SITE_QUERY, { site: slug }),
    client.withConfig({ perspective: 'raw' }).fetch<Written>(writtenQuery, { site }),
  ]);
  if (!content) return;
  const shown = siteOfContent(content);
  const { documents, settings } = ownMenus(slug, shown, (href) => leadsSomewhere(href, written, shown));
  if (documents.length === 0) return;
  const creation = documents.reduce((all, document) => all.create(document), client.transaction());
  await creation.patch(`override-${slug}`, { set: settings }).commit({ visibility: 'sync' });
}
