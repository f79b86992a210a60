import { groq } from '@/schemas/fragments/groq.ts';
import { ofSite } from '@/schemas/fragments/of-site.ts';
import { offerFragment } from '@/schemas/fragments/offer.ts';

/** The offers of a site and of its template, with their makes; what runs now is chosen when they are shown. */
export const OFFERS_QUERY = groq`*[_type == "offer" && ${ofSite}] | order(expiresAt asc, name asc, _id asc)[0...500]{
  "offer": {${offerFragment}},
  "make": coalesce(model->manufacturer->plainName, model->manufacturer->name)
}`;

/** One offer of a site or of its template, and what it is about. */
export const OFFER_QUERY = groq`*[_type == "offer" && _id == $id && ${ofSite}][0]{
  "offer": {${offerFragment}},
  "modelId": model._ref,
  "make": coalesce(model->manufacturer->plainName, model->manufacturer->name)
}`;
