import { groq } from '@/schemas/fragments/groq.ts';
import { ofSite } from '@/schemas/fragments/of-site.ts';
import { offerFragment } from '@/schemas/fragments/offer.ts';
import { pictureFragment } from '@/schemas/fragments/picture.ts';

/** What the page of a model shows beyond its card: the site's own document, its template's, or its manufacturer's (CFG-04). */
export const MODEL_QUERY = groq`*[_type == "model" && _id == $id && (
  ${ofSite}
  || !defined(site) && !defined(template) && manufacturer._ref == *[_type == "site" && slug.current == $site][0].manufacturer._ref
)][0]{
  _id, _type, "make": coalesce(manufacturer->plainName, manufacturer->name),
  variants[]{_key, name, text, price, priceType},
  colours[]{_key, name, hex},
  gallery[]{${pictureFragment}},
  facts[]{_key, label, value}
}`;

/** The manufacturers of a site's models: its own documents, its template's, and its manufacturer's (CFG-04). */
export const MODEL_MAKES_QUERY = groq`*[_type == "model" && (
  ${ofSite}
  || !defined(site) && !defined(template) && manufacturer._ref == *[_type == "site" && slug.current == $site][0].manufacturer._ref
)] | order(_id asc)[0...1000]{
  _id, "make": coalesce(manufacturer->plainName, manufacturer->name)
}`;

/** The offers of a site for one of its models. */
export const MODEL_OFFERS_QUERY = groq`*[_type == "offer" && model._ref == $id && ${ofSite}]
  | order(expiresAt asc, name asc)[0...12]{${offerFragment}}`;
