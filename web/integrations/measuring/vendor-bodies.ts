import { eventOfId, shopperEvents } from '@/domain/events/shopper-events.ts';
import type { MeasuredVisit } from './port.ts';

/**
 * The body for GA4's Measurement Protocol, with GA4's event names where they exist, else ASC's. Ads
 * are switched off, as they need a consent of their own.
 */
export function googleBody({ person, page, events, at }: MeasuredVisit) {
  return {
    client_id: person,
    timestamp_micros: at * 1_000,
    consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
    events: events.flatMap(({ event, car }) => {
      const key = eventOfId(event);
      if (!key) return [];
      const { ga4, asc } = shopperEvents[key];
      const params = {
        event_owner: 'forecourt',
        asc_event: asc[0],
        page_type: page,
        engagement_time_msec: 1,
        ...(car && { items: [{ item_id: car }] }),
      };
      return [{ name: ga4 ?? asc[0], params }];
    }),
  };
}

/** The body for Meta's Conversions API; events without a Meta name are left out. */
export function metaBody({ id, person, agent, origin, events, at }: MeasuredVisit) {
  return {
    data: events.flatMap(({ event, car }, place) => {
      const key = eventOfId(event);
      const name = key && shopperEvents[key].meta;
      if (!name) return [];
      return [
        {
          event_name: name,
          event_time: Math.floor(at / 1_000),
          event_id: `${id}-${place}`,
          action_source: 'website',
          event_source_url: origin,
          user_data: { external_id: [person], client_user_agent: agent },
          ...(car && { custom_data: { content_ids: [car], content_type: 'vehicle' } }),
        },
      ];
    }),
  };
}
