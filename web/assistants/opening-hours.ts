import { z } from 'zod';
import { openState } from '@/domain/locations/opening-hours.ts';
import { weekTable } from '@/domain/locations/week-table.ts';
import { locationItem } from './location-item.ts';
import { defineTool } from './tool.ts';

/** As many as a group has. */
const maxLocations = 60;

/** When the dealer's locations are open, by their own clocks and holidays. */
export const listOpeningHours = defineTool({
  name: 'service.list_opening_hours',
  title: 'Opening hours',
  description:
    'Where this dealer is, and when each location is open in the seven days from today, by its own clock, holidays included.',
  input: z.strictObject({}),
  find: async (_input, { site, now }) => ({
    data: {
      items: site.locations
        .filter(({ hidden }) => !hidden)
        .slice(0, maxLocations)
        .map((place) => ({
          ...locationItem(place, site),
          time_zone: place.timeZone,
          now: openState(place, now).label,
          week: weekTable(place, now).map(({ weekday, hours, occasion }) => ({ weekday, hours, occasion })),
        })),
    },
  }),
});
