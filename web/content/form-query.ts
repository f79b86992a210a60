import { formFragment } from '@/schemas/fragments/form.ts';
import { groq } from '@/schemas/fragments/groq.ts';
import { ofSite } from '@/schemas/fragments/of-site.ts';
import { ofSiteOrLayers } from '@/schemas/fragments/of-site-or-layers.ts';

/** A form by its id, with where its enquiries go: the site's own, its template's, or one that all sites share (CFG-04). */
export const FORM_QUERY = groq`*[_type == "form" && _id == $id && (${ofSite} || !defined(site) && !defined(template))][0]{
  ${formFragment},
  "inboxes": *[_type == "siteOffice" && ${ofSiteOrLayers}]{
    "layer": select(defined(site) => "dealer", defined(template) => "template", defined(manufacturer) => "manufacturer", "group"),
    "addresses": formInboxes[form._ref == $id][0].addresses
  }
}`;
