import { entriesOf } from '@/domain/vocabulary/typed-keys.ts';
import type { AscValues } from './asc-parameters.ts';

/**
 * What an event is called in ASC 1.2. The names with a suffix (`_sales`, `_sales_appt`) are in vendors' use, though not in the published
 * list; they are here alone.
 */
export type AscName =
  | 'asc_pageview'
  | 'asc_item_pageview'
  | 'asc_itemlist_pageview'
  | 'asc_form_submission'
  | 'asc_form_submission_sales'
  | 'asc_form_submission_sales_appt'
  | 'asc_click_to_call'
  | 'asc_retail_process'
  | 'asc_cta_interaction'
  | 'asc_system_process';

type ShopperEvent = {
  /** Ours (ANL-01); from 101 on those that the specification does not number. */
  id: number;
  /** The first is the event; those after it repeat it under a narrower name. */
  asc: readonly [AscName, ...AscName[]];
  /** What of its parameters is settled. */
  values: AscValues;
  ga4: string | null;
  meta: string | null;
};

const form = { comm_type: 'form', comm_outcome: 'opportunity', department: 'sales' } as const;
const press = { event_action: 'click', element_type: 'item_details', element_subtype: 'cta_button' } as const;
const sales = ['asc_form_submission', 'asc_form_submission_sales'] as const;
const appointment = [...sales, 'asc_form_submission_sales_appt'] as const;
const purchase = { flow_name: 'ecommerce', element_title: 'Reserve' } as const;

/** The one registry of events: our id, the names and parameters of ASC 1.2, and what GA4 and Meta call them (ANL-01, PLUS-16). */
export const shopperEvents = {
  vehicleView: event(4, ['asc_pageview', 'asc_item_pageview'], {}, 'view_item', 'ViewContent'),
  enquiry: event(14, sales, { ...form, form_type: 'consumer_contact' }, 'generate_lead', 'Lead'),
  vehicleEnquiry: event(15, sales, { ...form, form_type: 'quote' }, 'generate_lead', 'Lead'),
  testDrive: event(
    17,
    appointment,
    { ...form, form_type: 'consumer_contact', flow_name: 'test_drive' },
    'generate_lead',
    'Schedule',
  ),
  offerAccepted: event(
    18,
    ['asc_retail_process'],
    { flow_name: 'trade', flow_outcome: 'approved', element_title: 'Accept' },
    null,
    null,
  ),
  defaultForm: event(
    22,
    ['asc_form_submission'],
    { ...form, form_type: 'custom', department: 'unknown' },
    'generate_lead',
    'Lead',
  ),
  phone: event(25, ['asc_click_to_call'], { comm_type: 'voice', department: 'unknown' }, 'phone_call', 'Contact'),
  calculator: event(
    26,
    ['asc_retail_process'],
    { flow_name: 'payment_calculator', flow_outcome: 'start', element_title: 'Finance calculator' },
    null,
    null,
  ),
  favourite: event(
    39,
    ['asc_cta_interaction'],
    { ...press, element_text: 'Save', event_action_result: 'check' },
    'add_to_wishlist',
    'AddToWishlist',
  ),
  testDriveBooked: event(
    48,
    appointment,
    { ...form, form_type: 'consumer_contact', flow_name: 'test_drive', comm_outcome: 'appt_booked' },
    'generate_lead',
    'Schedule',
  ),
  searchView: event(49, ['asc_pageview', 'asc_itemlist_pageview'], {}, 'view_item_list', 'Search'),
  careers: event(
    51,
    ['asc_form_submission'],
    { ...form, form_type: 'human_resources', department: 'hr', comm_outcome: 'not_opportunity' },
    null,
    null,
  ),
  historyReport: event(
    60,
    ['asc_cta_interaction'],
    { ...press, element_text: 'History report', event_action_result: 'open' },
    null,
    null,
  ),
  print: event(
    61,
    ['asc_cta_interaction'],
    { ...press, element_text: 'Print', event_action_result: 'open' },
    null,
    null,
  ),
  pageView: event(101, ['asc_pageview'], {}, 'page_view', 'PageView'),
  reserveBegun: event(
    102,
    ['asc_retail_process'],
    { ...purchase, flow_stage: '1', flow_outcome: 'start' },
    'begin_checkout',
    'InitiateCheckout',
  ),
  purchaseSent: event(103, sales, { ...form, form_type: 'purchase', comm_outcome: 'vehicle_ordered' }, null, null),
  consent: event(
    104,
    ['asc_system_process'],
    { process_name: 'Privacy choices', process_type: 'consent_status_set' },
    null,
    null,
  ),
} as const satisfies Record<string, ShopperEvent>;

export type EventKey = keyof typeof shopperEvents;

const byId = new Map<number, EventKey>(entriesOf(shopperEvents).map(([key, { id }]) => [id, key]));

/** The event of a number in the registry; null for none. */
export const eventOfId = (id: unknown): EventKey | null => byId.get(Number(id)) ?? null;

function event(
  id: number,
  asc: ShopperEvent['asc'],
  values: AscValues,
  ga4: string | null,
  meta: string | null,
): ShopperEvent {
  return { id, asc, values, ga4, meta };
}
