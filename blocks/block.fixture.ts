import type { BlockServices } from './block.ts';

/** What blocks get where no vendor is: no rating, no place of any postcode, no map but the drawn one. */
export const silentServices: BlockServices = {
  reviews: { rating: async () => null },
  enquiries: { subjects: async () => [], car: async () => null },
  bookings: { busy: async () => [] },
  geocoding: { near: async (query) => ({ query: query, place: null }), mapsKey: null },
};
