import { groq } from '@/schemas/fragments/groq.ts';
import { ofSite } from '@/schemas/fragments/of-site.ts';

/** What a site offers beside a car, its template's too. */
export const EXTRAS_QUERY = groq`*[_type == "purchaseExtra" && ${ofSite}]
  | order(order asc, name asc, _id asc)[0...60]{_id, name, text, priceDollars}`;
