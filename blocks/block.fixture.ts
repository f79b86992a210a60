import type { BlockServices } from './block.ts';

/** Services without any vendor: no rating, no postcodes, only the drawn map. */
export const silentServices: BlockServices = {
  reviews: { rating: async () => null },
  enquiries: { subjects: async () => [], car: async () => null },
  bookings: { busy: async () => [] },
  geocoding: { near: async (query) => ({ query: query, place: null }), mapsKey: null },
};
