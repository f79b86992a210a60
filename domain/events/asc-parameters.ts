/** The parameters of ASC 1.2 that our events use; every push carries each of them, blank where it has no value (PLUS-16). */
export const ascParameters = [
  'event_owner',
  'page_type',
  'error_code',
  'product_name',
  'page_layout',
  'affiliation',
  'department',
  'comm_type',
  'comm_status',
  'comm_outcome',
  'comm_phone_number',
  'submission_id',
  'form_name',
  'form_type',
  'flow_name',
  'flow_outcome',
  'flow_stage',
  'process_name',
  'process_type',
  'element_text',
  'element_title',
  'element_type',
  'element_subtype',
  'event_action',
  'event_action_result',
  'link_url',
  'item_id',
  'item_number',
  'item_condition',
  'item_year',
  'item_make',
  'item_model',
  'item_price',
  'item_variant',
  'item_color',
  'item_type',
  'item_category',
  'item_location',
  'item_results',
] as const;

type AscParameter = (typeof ascParameters)[number];
export type AscValues = { readonly [Name in AscParameter]?: string };

/** Written in small letters with _ for spaces, as the standard formats them. */
const smallLetters: ReadonlySet<string> = new Set([
  'event_owner',
  'page_type',
  'affiliation',
  'department',
  'comm_type',
  'comm_status',
  'comm_outcome',
  'form_type',
  'flow_name',
  'flow_outcome',
  'element_type',
  'element_subtype',
  'event_action',
  'event_action_result',
  'item_condition',
  'item_category',
]);

/** The maximum of characters of a value. */
const maxLength = 100;

/** A value as the standard writes it. */
export function ascValue(name: AscParameter, value: string): string {
  const line = value.replaceAll(/\s+/g, ' ').trim();
  return (smallLetters.has(name) ? line.toLowerCase().replaceAll(' ', '_') : line).slice(0, maxLength);
}
