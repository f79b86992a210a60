import { blocksProjection } from '@/blocks/projections.generated.ts';
import { groq } from '@/schemas/fragments/groq.ts';
import { vehicleConditionFragment } from '@/schemas/fragments/vehicle-condition.ts';

/**
 * How the pages of a kind of vehicle are arranged: as the site's own document sets, else its
 * template's, else its manufacturer's (CFG-04).
 */
export const VEHICLE_PAGE_QUERY = groq`*[_type == "vehiclePage" && kind == $kind && (
  defined(site) && site._ref == *[_type == "site" && slug.current == $site][0]._id ||
  defined(template) && template._ref == *[_type == "site" && slug.current == $site][0].template._ref ||
  !defined(site) && !defined(template) && defined(manufacturer) && manufacturer._ref == *[_type == "site" && slug.current == $site][0].manufacturer._ref
)] | order(select(defined(site) => 0, defined(template) => 1, 2) asc)[0]{
  _id,
  "arrangement": blocks[]{_key, _type, "section": select(_type == "vehicleSection" => section), hidden, condition{${vehicleConditionFragment}}},
  blocks[_type != "vehicleSection"]{${blocksProjection}}
}`;
