import { formFragment } from '@/schemas/fragments/form.ts';
import { groq } from '@/schemas/fragments/groq.ts';
import { ofSite } from '@/schemas/fragments/of-site.ts';

/** A form by its id, with where its enquiries go: the site's own, its template's, or one that all sites share (CFG-04). */
export const FORM_QUERY = groq`*[_type == "form" && _id == $id && (${ofSite} || !defined(site) && !defined(template))][0]{
  ${formFragment}, destinations
}`;
