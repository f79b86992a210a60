import { announcementFragment } from '@/schemas/fragments/announcement.ts';
import { bannerFragment } from '@/schemas/fragments/banner.ts';
import { brandTileFragment } from '@/schemas/fragments/brand-tile.ts';
import { groq } from '@/schemas/fragments/groq.ts';
import { lenderFragment } from '@/schemas/fragments/lender.ts';
import { menuFragment } from '@/schemas/fragments/menu.ts';
import { modelFragment } from '@/schemas/fragments/model.ts';
import { officeFragment } from '@/schemas/fragments/office.ts';
import { promoTileFragment } from '@/schemas/fragments/promo-tile.ts';
import { searchRulesFragment } from '@/schemas/fragments/search-rules.ts';
import { settingsFragment } from '@/schemas/fragments/settings.ts';
import { textSnippetFragment } from '@/schemas/fragments/text-snippet.ts';
import { thirdPartyTagFragment } from '@/schemas/fragments/third-party-tag.ts';

/**
 * All sites with their layers, by slug: to find the site of a host, and the sites that a layer's
 * publish affects.
 */
export const SITES_QUERY = groq`*[_type == "site" && defined(slug.current)] | order(name asc){
  name, "slug": slug.current, hosts, "createdAt": _createdAt,
  "template": template->slug.current,
  "manufacturer": manufacturer->slug.current,
  "group": group->slug.current
}`;

/** One site with all its layers, lowest first (CFG-02). */
export const SITE_QUERY = groq`*[_type == "site" && slug.current == $site][0]{
  _id, _type, name, "slug": slug.current, hosts, siteNumber, abn, state, dealershipIds,
  template->{_id, _type, name, "slug": slug.current, settings{${settingsFragment}},
    "office": *[_type == "siteOffice" && !defined(site) && template._ref == ^._id][0]{${officeFragment}}},
  manufacturer->{_id, _type, name, plainName, settings{${settingsFragment}},
    "office": *[_type == "siteOffice" && !defined(site) && !defined(template) && manufacturer._ref == ^._id][0]{${officeFragment}}},
  group->{_id, _type, name, settings{${settingsFragment}},
    "office": *[_type == "siteOffice" && !defined(site) && !defined(template) && !defined(manufacturer) && group._ref == ^._id][0]{${officeFragment}}},
  "override": *[_type == "dealerOverride" && site._ref == ^._id][0]{_id, _type, settings{${settingsFragment}}},
  "office": *[_type == "siteOffice" && site._ref == ^._id][0]{${officeFragment}},
  "models": *[_type == "model" && (
    site._ref == ^._id
    || !defined(site) && defined(template) && template._ref == ^.template._ref
    || !defined(site) && !defined(template) && defined(manufacturer) && manufacturer._ref == ^.manufacturer._ref
  )] | order(order asc, name asc){${modelFragment}},
  "lenders": *[_type == "lender" && (
    site._ref == ^._id || !defined(site) && defined(template) && template._ref == ^.template._ref || !defined(site) && !defined(template)
  )] | order(name asc, _id asc){${lenderFragment}},
  "brands": *[_type == "brandTile" && (
    site._ref == ^._id || !defined(site) && defined(template) && template._ref == ^.template._ref
  )] | order(order asc, name asc){${brandTileFragment}},
  "snippets": *[_type == "textSnippet" && (
    site._ref == ^._id || !defined(site) && defined(template) && template._ref == ^.template._ref || !defined(site) && !defined(template)
  )] | order(_id asc){${textSnippetFragment}},
  "searchRules": *[_type == "searchRules" && site._ref == ^._id] | order(name asc, _id asc)[0...20]{${searchRulesFragment}},
  "tags": *[_type == "thirdPartyTag" && site._ref == ^._id] | order(_createdAt asc, _id asc)[0...30]{${thirdPartyTagFragment}}
}`;

const layer = `_id, _type, name, plainName, "slug": slug.current, settings{${settingsFragment}}`;

/**
 * The fields by which SITE_QUERY reads each kind that settings refer to or lists include: the
 * layers and `kindsInSettings`.
 */
export const fieldsOfKind: Record<string, string> = {
  template: layer,
  manufacturer: layer,
  dealerGroup: layer,
  menu: menuFragment,
  siteOffice: officeFragment,
  banner: bannerFragment,
  promoTile: promoTileFragment,
  announcement: announcementFragment,
  model: modelFragment,
  brandTile: brandTileFragment,
  lender: lenderFragment,
};
